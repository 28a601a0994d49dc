Feature: Banners
  What a member should know before anything else, and never twice.

  Rule: The privacy banner

    @sandbox @SHELL-032 @SHELL-033 @SHELL-034 @GAP-031 @GAP-045 @GAP-051
    Scenario: it stays until it is dismissed, and then it stays away
      Given nobody has dismissed the privacy banner on this machine
      And Rosa is signed in
      When she opens "/dashboard"
      And she comes back to "/blood-pressure/all-logs"
      Then the privacy banner links to "/privacy"
      When she presses "Dismiss"
      Then there is no privacy banner
      When she reloads the page
      Then there is no privacy banner
      When she signs out
      Then this machine still knows "has-dismissed-privacy-banner"

  Rule: A browser that is too old

    @SHELL-035 @ERR-011 @GAP-050 @GAP-045
    Scenario Outline: Internet Explorer is told so at <address>, and may go on
      Given her browser calls itself "<name>"
      When a visitor opens "<address>"
      Then a window "Your browser is too old for this site" recommends "Chrome, Edge, Firefox or Safari"
      When she presses "Go on anyway"
      Then the window is closed

      Examples:
        | address     | name                                |
        | /login      | Mozilla/5.0 Trident/7.0; rv:11.0    |
        | /non-member | Mozilla/5.0 (compatible; MSIE 10.0) |

    Scenario: a browser of today is told nothing
      When a visitor opens "/login"
      Then the heading is "Sign in"
      And there is no window

  Rule: Whom to call

    @sandbox @GAP-040
    Scenario: the panel of what could not be read has the phone of support
      Given Rosa is signed in
      And reading blood pressure is answered with "server error"
      When she opens "/blood-pressure/all-logs"
      Then the page offers to call "1-800-555-0142"
