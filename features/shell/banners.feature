Feature: Banners
  Banners tell a member what they need to know first, and only once.

  Rule: The privacy banner

    @portable @SHELL-032 @SHELL-033 @SHELL-034 @GAP-031 @GAP-045 @GAP-051
    Scenario: The banner stays until it is dismissed, and then stays away
      Given this browser has shown both tours before
      And a member is signed in
      When the member opens "/dashboard"
      And the member returns to "/blood-pressure/all-logs"
      Then the privacy banner links to "/privacy"
      When the member reloads the page
      Then the privacy banner links to "/privacy"
      When the member presses "Dismiss"
      Then there is no privacy banner
      When the member reloads the page
      Then there is no privacy banner
      When the member signs out
      Then local storage still holds "has-dismissed-privacy-banner"

  Rule: An outdated browser

    @portable @SHELL-035 @ERR-011 @GAP-050 @GAP-045
    Scenario Outline: Internet Explorer gets a recommendation at <address> and may continue
      Given the browser's user agent is "<name>"
      When a visitor opens "<address>"
      Then the dialog "Your browser is too old for this site" says "Chrome, Edge, Firefox or Safari"
      When the member presses "Go on anyway"
      Then the dialog is closed

      Examples:
        | address     | name                                |
        | /login      | Mozilla/5.0 Trident/7.0; rv:11.0    |
        | /non-member | Mozilla/5.0 (compatible; MSIE 10.0) |

    @portable
    Scenario: A current browser gets no recommendation
      When a visitor opens "/login"
      Then the heading is "Sign in"
      And the dialog is closed

  Rule: The support phone number

    @sandbox @GAP-040
    Scenario: An error panel has the support phone number
      Given Rosa is signed in
      And the call "listBloodPressureReadings" is answered with "server error"
      When the member opens "/blood-pressure/all-logs"
      Then a link calls "{support phone}"
