Feature: The frame around every page
  The same header, sidebar and footer on every page, for mouse, keyboard, screen reader and phone.

  Rule: Every page has its name

    @SHELL-002
    Scenario Outline: <address> is called "<name>"
      Given a member is signed in
      When she opens "<address>"
      Then the page is titled "<name> | Wellspring"
      And there is one main heading and no level is skipped

      Examples:
        | address                  | name                  |
        | /dashboard               | Dashboard             |
        | /blood-pressure/overview | Blood pressure        |
        | /blood-pressure/trends   | Blood pressure trends |
        | /blood-pressure/all-logs | Blood pressure logs   |
        | /blood-sugar/all-logs    | Blood sugar logs      |

    Scenario: following a link moves the focus to the new page's heading
      Given a member is signed in
      And she has opened "/dashboard"
      When she follows "Blood pressure"
      Then the focus is on the heading "Blood pressure"
      And the page is titled "Blood pressure | Wellspring"

  Rule: The frame is complete

    @SHELL-003 @SHELL-006 @SHELL-007 @SHELL-008 @SHELL-009 @SHELL-011 @SHELL-012 @SHELL-013 @GAP-018 @GAP-034
    Scenario: header, sidebar and footer
      Given a member is signed in
      When she opens "/dashboard"
      Then the header has the logo, a button for the sidebar, "Help" and her own menu
      And the sidebar leads first to "Dashboard", then "Blood sugar", then "Blood pressure"
      And the footer says "Version 4.6.0"
      When she opens "/coaching"
      Then the page is titled "Coaching | Wellspring"
      And the sidebar does not lead to "Coaching"

    @SHELL-020 @SHELL-021 @SHELL-022 @SHELL-025 @SHELL-026 @SHELL-028
    Scenario: the footer of a grown-up member
      Given a member is signed in
      When she opens "/dashboard"
      Then the footer links to "Terms", "Privacy" and "Privacy practices"
      And the footer says "Version 4.6.0"
      And the footer says nothing of children's privacy or of a last activity

    @SHELL-005
    Scenario: a keyboard skips the frame
      Given a member is signed in
      And she has opened "/dashboard"
      When she presses Tab
      Then the focus is on "Skip to content"
      When she presses Enter
      Then the focus is on the page's content

    Scenario: the whole frame by keyboard, each control once and in its order
      Given a member is signed in
      And she has opened "/nowhere"
      Then Tab reaches one after the other, and Shift and Tab go back the same way:
        | link "Skip to content"                           |
        | button "Menu"                                    |
        | link "Wellspring, dashboard"                     |
        | button "Help"                                    |
        | button "Message coach, 2 unread"                 |
        | button "Rosa Delgado, account menu"              |
        | link "Dashboard"                                 |
        | link "Blood sugar"                               |
        | link "Blood pressure"                            |
        | link "Weight"                                    |
        | link "Food"                                      |
        | link "Reminders"                                 |
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

  Rule: The sidebar shows what she has

    @sandbox @SIDE-011 @SIDE-013 @GAP-036
    Scenario Outline: <member> finds <finds> and not <misses>
      Given <member> is signed in
      When she opens "/dashboard"
      Then the sidebar leads to "<finds>"
      And the sidebar does not lead to "<misses>"

      Examples:
        | member | finds          | misses         |
        | Rosa   | Blood pressure | Pulse          |
        | Edith  | Blood pressure | Blood sugar    |
        | Walter | Blood sugar    | Blood pressure |

    @SIDE-001
    Scenario: a phone app that brings its own navigation gets no sidebar
      Given a member is signed in
      When she opens "/?source=mobileApp&program=HYPERTENSION"
      Then the address is "/blood-pressure/overview"
      And there is no sidebar
      When she reloads the page
      Then there is no sidebar
      When she opens "/dashboard?source=portal"
      Then the sidebar leads to "Blood pressure"
      When she reloads the page
      Then the sidebar leads to "Blood pressure"

  Rule: Some pages are for one thing only

    @sandbox @SHELL-017 @SHELL-018 @SHELL-019 @GAP-006 @GAP-041
    Scenario Outline: <address> keeps the logo and nothing else of the header
      Given Rosa is signed in
      When she opens "<address>"
      Then the header has the logo only

      Examples:
        | address                            |
        | /confirm-lab-order                 |
        | /confirm-lab-order/confirm-address |
        | /confirm-lab-order/members         |
        | /campaign-ended                    |

  Rule: The frame fits the window

    @SHELL-036
    Scenario Outline: <width> pixels wide, the sidebar is <sidebar> and the header has <header>
      Given a member is signed in
      And her window is <width> pixels wide
      When she opens "/dashboard"
      Then the sidebar is <sidebar>
      And the header has <header>

      Examples:
        | width | sidebar              | header     |
        | 1025  | beside the page      | words      |
        | 1024  | behind the hamburger | words      |
        | 768   | behind the hamburger | words      |
        | 767   | behind the hamburger | signs only |

    Scenario: the drawer opens, leads on and closes
      Given a member is signed in
      And her window is 390 pixels wide
      And she has opened "/dashboard"
      When she opens the sidebar
      And she follows "Blood pressure"
      Then the heading is "Blood pressure"
      And the sidebar is behind the hamburger

    Scenario: Escape closes the drawer and gives the focus back
      Given a member is signed in
      And her window is 390 pixels wide
      And she has opened "/dashboard"
      When she opens the sidebar
      And she presses Escape
      Then the sidebar is behind the hamburger
      And the focus is on the button for the sidebar

    Scenario Outline: <way> closes the drawer and returns the focus
      Given a member is signed in
      And her window is 390 pixels wide
      And she has opened "/dashboard"
      When she opens the sidebar
      Then the focus is on "Close"
      When she clicks the drawer's edge, and releases a press in the drawer on the backdrop
      And she closes the drawer by <way>
      Then the sidebar is behind the hamburger
      And the focus is on the button for the sidebar

      Examples:
        | way          |
        | the X        |
        | the backdrop |

    Scenario Outline: nothing of <address> has to be pushed sideways at <width> pixels, and no word is cut
      Given a member is signed in
      And her window is <width> pixels wide
      When she opens "<address>"
      Then the page does not scroll sideways
      And no word of the page is cut

      Examples: on a phone, and beside the sidebar where it is narrowest
        | address                  | width |
        | /dashboard               | 320   |
        | /blood-pressure/overview | 320   |
        | /blood-pressure/trends   | 320   |
        | /blood-pressure/all-logs | 320   |
        | /blood-sugar/all-logs    | 320   |
        | /blood-pressure/trends   | 1025  |

    Scenario: the sign-in page at 320 pixels
      Given her window is 320 pixels wide
      When a visitor opens "/login"
      Then the page does not scroll sideways

  Rule: The frame follows her colours

    Scenario Outline: <address> in the dark
      Given a member is signed in
      And her screen is dark
      When she opens "<address>"
      Then the page is dark

      Examples:
        | address                  |
        | /dashboard               |
        | /blood-pressure/overview |
        | /blood-pressure/trends   |
        | /blood-sugar/all-logs    |
