Feature: Menus and language
  The help menu and the member menu work by mouse and keyboard, and the member selects the language.

  Rule: Menus work by keyboard

    @portable
    Scenario Outline: The <menu> menu opens, moves the focus and closes
      Given a member is signed in
      And the member has opened "/dashboard"
      When the member opens the <menu> menu with Enter
      Then the focus is on the first menu item
      When the member presses ArrowDown and End and Home
      Then the focus is on the first menu item
      When the member presses Escape
      Then the <menu> menu is closed
      And the focus is on the button of the <menu> menu

      Examples:
        | menu   |
        | member |
        | help   |

    @portable
    Scenario: The arrow keys move through the help menu and wrap at both ends
      Given a member with a coach is signed in
      And the member has opened "/user-guides"
      When the member opens the help menu with ArrowUp
      Then the focus is on "Product tour"
      When the member presses ArrowDown
      Then the focus is on "Support (opens in a new window)"
      When the member presses ArrowDown
      Then the focus is on "Coaching"
      When the member presses End
      Then the focus is on "Product tour"
      When the member presses ArrowUp
      Then the focus is on "Coaching"
      When the member presses Home
      Then the focus is on "Support (opens in a new window)"
      When the member presses ArrowUp
      Then the focus is on "Product tour"
      When the member presses Tab
      Then the help menu is closed

    @portable
    Scenario: A press outside the help menu closes it
      Given a member is signed in
      And the member has opened "/dashboard"
      When the member opens the help menu with ArrowDown
      Then the focus is on the first menu item
      When the member clicks the page's heading
      Then the help menu is closed

  Rule: Large text fits

    @portable
    Scenario: A phone's header, menus and messages with text twice as large
      Given a member with read messages is signed in
      And the browser window is 390 pixels wide
      And the text is twice as large
      When the member opens "/user-guides"
      And the member opens the help menu with Enter
      Then nothing is clipped at the sides
      When the member presses Escape
      And the member opens the conversation with "Your coach" in the panel
      Then nothing is clipped at the sides
      And the log shows the provider's last message of the coach

  Rule: Help is in the member's language

    @portable @MENU-005
    Scenario Outline: The support page is in <language>
      Given a member with <member has> is signed in
      And the member has opened "/dashboard"
      When the member opens the help menu with Enter
      Then its item "<support>" leads to a page in "<language>" in a new window

      Examples:
        | member has       | support    | language |
        | blood pressure   | Support    | en       |
        | pages in Spanish | Asistencia | es       |

  Rule: Help leads to the right support

    @sandbox @MENU-004 @MENU-007 @MENU-008 @MENU-009 @GAP-120
    Scenario Outline: <member>, for whom behavioral health is <status>
      Given <member> is signed in
      And the member's behavioralHealth program is <status>
      When the member opens "/user-guides"
      And the member opens the help menu with Enter
      Then its items are <items>

      Examples:
        | member | status     | items                                    |
        | Edith  | OFFERED    | "Support", "Coaching" and "Product tour" |
        | Edith  | ACTIVE     | "Support", "Coaching" and "Product tour" |
        | Beth   | REGISTERED | "Support" and "Product tour"             |
        | Beth   | ACTIVE     | "Support" and "Product tour"             |

    @portable @MENU-006
    Scenario: Product tour starts the tour
      Given a member is signed in
      When the member opens "/dashboard"
      And the member selects "Product tour" in the help menu
      Then the tour says "Main menu: your pages"
      And the tour says "Main menu: your pages" as step 1 of 5

  Rule: The member selects the language

    @portable @SHELL-016 @MENU-001 @MENU-002 @MENU-010 @MENU-011
    Scenario: The language dialog
      Given a member is signed in
      And the member has opened "/dashboard"
      When the member selects "Language" in the member menu
      Then a dialog "Language" offers "English" and "Español", "Save" and "Cancel"

    @sandbox @LANG-013 @API-007
    Scenario: Save changes the language everywhere and permanently
      Given Rosa is signed in
      And the member has opened "/dashboard"
      When the member selects "Language" in the member menu
      And the member selects "Español" and presses "Save"
      Then the page is in "es-US"
      And the page is titled "Panel principal | {brand}"
      And the language was saved once
      When the member follows "Presión arterial"
      Then the page is titled "Presión arterial | {brand}"
      And every reading since then was requested in "es-US"

    @portable @LANG-014
    Scenario: Cancel changes nothing
      Given a member is signed in
      And the member has opened "/dashboard"
      When the member selects "Language" in the member menu
      And the member selects "Español" and presses "Cancel"
      Then the page is in "en-US"
      And no language was saved

    @portable @LANG-007
    Scenario: Saving the current language sends no call
      Given a member is signed in
      And the member has opened "/dashboard"
      When the member selects "Language" in the member menu
      And the member presses "Save"
      Then the dialog is closed
      And no language was saved

    @sandbox @ERR-007
    Scenario: A language fails to save
      Given Rosa is signed in
      And the member has opened "/dashboard"
      And the call "savePreference" is answered with "server error"
      When the member selects "Language" in the member menu
      And the member selects "Español" and presses "Save"
      Then the dialog says that the language could not be saved
      And the page is in "en-US"

    @portable
    Scenario: A Spanish member's portal is in Spanish from the first page
      Given a member with pages in Spanish is signed in
      When the member opens "/dashboard"
      Then the page is in "es-US"
      And the page is titled "Panel principal | {brand}"
