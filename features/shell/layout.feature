Feature: Page layout
  Every page has the same header, sidebar and footer, for mouse, keyboard, screen reader and phone.

  Rule: Every page has a title

    @portable @SHELL-002
    Scenario Outline: <address> is titled "<name>"
      Given a member is signed in
      When the member opens "<address>"
      Then the page is titled "<name> | {brand}"
      And there is one main heading and no level is skipped

      Examples:
        | address                  | name                |
        | /dashboard               | Dashboard           |
        | /blood-pressure/all-logs | Blood pressure logs |

    @portable
    Scenario: Following a link moves the focus to the new page's heading
      Given a member is signed in
      And the member has opened "/dashboard"
      When the member follows "Blood pressure"
      Then the focus is on the heading "Blood pressure"
      And the page is titled "Blood pressure | {brand}"

  Rule: The layout is complete

    @portable @SHELL-003 @SHELL-006 @SHELL-007 @SHELL-008 @SHELL-009 @SHELL-011 @SHELL-012 @SHELL-013 @GAP-018 @GAP-034
    Scenario: Header, sidebar and footer
      Given a member is signed in
      When the member opens "/dashboard"
      Then the header has the logo, a button for the sidebar, "Help" and the member's menu
      And the sidebar leads first to "Dashboard", "Blood sugar" and "Blood pressure"
      And the footer says "Version 4.6.0"
      When the member opens "/coaching"
      Then the page is titled "Coaching | {brand}"
      And the sidebar does not lead to "Coaching"

    @portable @SHELL-020 @SHELL-021 @SHELL-022 @SHELL-025 @SHELL-026 @SHELL-028
    Scenario: The footer of an adult member
      Given a member is signed in
      When the member opens "/dashboard"
      Then the footer links to "Terms", "Privacy" and "Privacy practices"
      And the footer says "Version 4.6.0"
      And the footer does not mention children's privacy or a last activity

    @portable @SHELL-005
    Scenario: The keyboard skips the layout
      Given a member is signed in
      And the member has opened "/dashboard"
      When the member presses Tab
      Then the focus is on "Skip to content"
      When the member presses Enter
      Then the focus is on the content

    @sandbox @GAP-034
    Scenario: The keyboard reaches each control of the layout once and in order
      Given Rosa is signed in
      And the member has opened "/nowhere"
      Then Tab reaches these in order, and Shift and Tab go back in the same order:
        | link "Skip to content"                           |
        | button "Menu"                                    |
        | link "{brand}, dashboard"                        |
        | button "Help"                                    |
        | button "Message coach, 2 unread"                 |
        | button "Rosa Delgado, account menu"              |
        | link "Dashboard"                                 |
        | link "Blood sugar"                               |
        | link "Blood pressure"                            |
        | link "Weight"                                    |
        | link "Food"                                      |
        | link "Reminders"                                 |
        | link "Sessions"                                  |
        | link "Goals"                                     |
        | link "Courses"                                   |
        | link "Labs"                                      |
        | link "Devices"                                   |
        | link "Who sees my data"                          |
        | link "Order supplies"                            |
        | link "Reports and data"                          |
        | link "User guides"                               |
        | link "Programs"                                  |
        | link "My profile"                                |
        | link "Go to your dashboard"                      |
        | link "Terms (opens in a new window)"             |
        | link "Privacy (opens in a new window)"           |
        | link "Privacy practices (opens in a new window)" |
        | link "Sitemap"                                   |

  Rule: The sidebar depends on the member's programs

    @sandbox @SIDE-011 @SIDE-013 @GAP-036
    Scenario Outline: <member> sees <finds> and not <misses>
      Given <member> is signed in
      When the member opens "/dashboard"
      Then the sidebar leads to "<finds>"
      And the sidebar does not lead to "<misses>"

      Examples:
        | member | finds          | misses         |
        | Rosa   | Blood pressure | Pulse          |
        | Edith  | Blood pressure | Blood sugar    |
        | Walter | Blood sugar    | Blood pressure |

    @portable @SIDE-001
    Scenario: A phone app with its own navigation gets no sidebar
      Given a member is signed in
      When the member opens "/?source=mobileApp&program=HYPERTENSION"
      Then the address is "/blood-pressure/overview"
      And there is no sidebar
      When the member reloads the page
      Then there is no sidebar
      When the member opens "/dashboard?source=portal"
      Then the sidebar leads to "Blood pressure"
      When the member reloads the page
      Then the sidebar leads to "Blood pressure"

  Rule: Some pages have a reduced layout

    @sandbox @SHELL-017 @SHELL-018 @SHELL-019 @GAP-006 @GAP-041
    Scenario Outline: The header of <address> has the logo only
      Given Rosa is signed in
      When the member opens "<address>"
      Then the header has the logo only

      Examples:
        | address                            |
        | /confirm-lab-order                 |
        | /confirm-lab-order/confirm-address |
        | /confirm-lab-order/members         |
        | /campaign-ended                    |

  Rule: The layout fits the window

    @portable @SHELL-036
    Scenario Outline: <width> pixels wide, the sidebar is <sidebar> and the header has <header>
      Given a member is signed in
      And the browser window is <width> pixels wide
      When the member opens "/dashboard"
      Then the sidebar is <sidebar>
      And the header has <header>

      Examples:
        | width | sidebar              | header     |
        | 1025  | beside the page      | words      |
        | 1024  | behind the hamburger | words      |
        | 768   | behind the hamburger | words      |
        | 767   | behind the hamburger | icons only |

    @portable
    Scenario: The drawer opens, navigates and closes
      Given a member is signed in
      And the browser window is 390 pixels wide
      And the member has opened "/dashboard"
      When the member opens the sidebar
      And the member follows "Blood pressure"
      Then the heading is "Blood pressure"
      And the sidebar is behind the hamburger

    @portable
    Scenario: Escape closes the drawer and returns the focus
      Given a member is signed in
      And the browser window is 390 pixels wide
      And the member has opened "/dashboard"
      When the member opens the sidebar
      And the member presses Escape
      Then the sidebar is behind the hamburger
      And the focus is on the menu button

    @portable
    Scenario Outline: <way> closes the drawer and returns the focus
      Given a member is signed in
      And the browser window is 390 pixels wide
      And the member has opened "/dashboard"
      When the member opens the sidebar
      Then the focus is on "Close"
      When the member clicks the drawer's edge, and releases a press in the drawer on the backdrop
      And the member closes the drawer by <way>
      Then the sidebar is behind the hamburger
      And the focus is on the menu button

      Examples:
        | way          |
        | the X        |
        | the backdrop |

    @portable
    Scenario Outline: <address> does not scroll sideways at <width> pixels, and no word is clipped
      Given a member is signed in
      And the browser window is <width> pixels wide
      When the member opens "<address>"
      Then the page does not scroll sideways
      And no word of the page is clipped

      Examples: on a phone, and beside the sidebar at the narrowest width
        | address                  | width |
        | /dashboard               | 320   |
        | /blood-pressure/overview | 320   |
        | /blood-pressure/trends   | 320   |
        | /blood-pressure/all-logs | 320   |
        | /blood-sugar/all-logs    | 320   |
        | /blood-pressure/trends   | 1025  |

    @sandbox
    Scenario: A name without a space widens no page
      Given Rosa is signed in
      And the browser window is 320 pixels wide
      And the member has opened "/profile-preferences"
      When the member fills "First name" with "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"
      And the member presses "Save changes"
      Then the form says that it is saved
      And the page does not scroll sideways
      When the member opens "/dashboard"
      Then the page does not scroll sideways
      When the member opens "/programs"
      Then the page does not scroll sideways

    @portable
    Scenario: The sign-in page at 320 pixels
      Given the browser window is 320 pixels wide
      When a visitor opens "/login"
      Then the page does not scroll sideways

  Rule: The layout follows the system theme

    @portable
    Scenario Outline: <address> in the dark theme
      Given a member is signed in
      And the system theme is dark
      When the member opens "<address>"
      Then the page's colors are dark

      Examples:
        | address                  |
        | /dashboard               |
        | /blood-pressure/overview |
        | /blood-pressure/trends   |
        | /blood-sugar/all-logs    |
