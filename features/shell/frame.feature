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

    @SHELL-003 @SHELL-006 @SHELL-007 @SHELL-008 @SHELL-009 @SHELL-011 @SHELL-012 @SHELL-013
    Scenario: header, sidebar and footer
      Given a member is signed in
      When she opens "/dashboard"
      Then the header has the logo, a button for the sidebar, "Help" and her own menu
      And the sidebar leads to "Dashboard", "Blood sugar" and "Blood pressure"
      And the footer says "Version 4.6.0"

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

  Rule: The sidebar shows what she has

    @sandbox @SIDE-011 @SIDE-013
    Scenario Outline: <member> finds <finds> and not <misses>
      Given <member> is signed in
      When she opens "/dashboard"
      Then the sidebar leads to "<finds>"
      And the sidebar does not lead to "<misses>"

      Examples:
        | member | finds          | misses         |
        | Rosa   | Blood pressure | Weight         |
        | Edith  | Blood pressure | Blood sugar    |
        | Walter | Blood sugar    | Blood pressure |

    @SIDE-001
    Scenario: a phone app that brings its own navigation gets no sidebar
      Given a member is signed in
      When she opens "/dashboard?source=mobileApp"
      Then there is no sidebar

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

    Scenario Outline: nothing of <address> has to be pushed sideways at 320 pixels
      Given a member is signed in
      And her window is 320 pixels wide
      When she opens "<address>"
      Then the page does not scroll sideways

      Examples:
        | address                  |
        | /dashboard               |
        | /blood-pressure/overview |
        | /blood-pressure/trends   |
        | /blood-pressure/all-logs |
        | /blood-sugar/all-logs    |

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
