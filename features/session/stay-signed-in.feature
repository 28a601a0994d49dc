Feature: Stay signed in
  A member stays signed in after a reload, in a second tab and after the access token expires. The
  end of the session is announced once.

  Rule: A session survives the page

    @portable @USER-025
    Scenario: A reload restores the same page
      Given a member is signed in
      When the member opens "/blood-pressure/all-logs"
      And the member reloads the page
      Then the address is "/blood-pressure/all-logs"
      And the heading is "Blood pressure"

    @portable
    Scenario: A second tab needs no password
      Given a member is signed in
      When the member opens "/dashboard"
      And the member opens a second tab at "/blood-pressure/overview"
      Then the heading is "Blood pressure"

  Rule: The session is renewed before the access token expires

    @sandbox @AUTH-008
    Scenario: The session is renewed five minutes before expiry without a message
      Given Rosa is signed in
      When the member has opened "/dashboard" with a running clock
      And the member stays for 9 minutes more
      Then the session was not renewed again
      When the member stays for 2 minutes more
      Then the session was renewed once
      And the dashboard is open

    @sandbox
    Scenario Outline: The session is renewed although the browser's clock is <wrong>
      Given Rosa is signed in
      And the browser's clock is <wrong>
      When the member has opened "/dashboard" with a running clock
      And the member stays for 9 minutes more
      Then the session was not renewed again
      When the member stays for 2 minutes more
      Then the session was renewed once
      And the dashboard is open

      Examples:
        | wrong         |
        | 9 hours ahead |
        | 9 hours slow  |

    @sandbox
    Scenario Outline: The session is renewed after the clock is set <how> on an open page
      Given Rosa is signed in
      When the member has opened "/dashboard" with a running clock
      And the member stays for 1 minutes more
      And the browser's clock is set <how>
      And the member stays for 10 minutes more
      Then the dashboard is open
      And the session is still active
      And the tile "Blood pressure" says "128/78" and "Elevated"

      Examples:
        | how             |
        | 5 hours forward |
        | 5 hours back    |

    @sandbox
    Scenario Outline: A renewal that is answered with "<answer>" is retried, and the member stays signed in
      Given Rosa is signed in
      And the member has opened "/dashboard" with a running clock
      And the call "refreshSession" is answered with "<answer>"
      When the member stays for 11 minutes more
      Then the renewal has failed
      And the dashboard is open
      And the session is still active
      When the server recovers
      And the member stays for 1 minutes more
      Then the session was renewed since then

      Examples:
        | answer            |
        | server error      |
        | too many requests |

    @sandbox
    Scenario: An expired access token is renewed during a call
      Given Rosa is signed in
      And the member has opened "/dashboard"
      And the access token has expired
      When the member follows "Blood pressure"
      Then the heading is "Blood pressure"
      And the page shows the latest blood pressure

  Rule: A lost renewal answer does not sign the member out

    @sandbox
    Scenario: The answer is lost, and the same page retries
      Given Rosa is signed in
      And the answer to the next renewal is lost
      When the member opens "/blood-pressure/all-logs"
      Then the heading is "Blood pressure"
      And the session is still active
      And the provider has renewed the session once
      When the member reloads the page
      Then the heading is "Blood pressure"

    @sandbox
    Scenario Outline: The member <does> during a slow renewal
      Given Rosa is signed in
      And the call "refreshSession" takes 600 milliseconds
      When the member opens "/blood-pressure/all-logs" and <does> before the session is renewed
      Then the heading is "Blood pressure"
      And the address is "/blood-pressure/all-logs"
      And the session is still active
      When the member reloads the page
      Then the heading is "Blood pressure"

      Examples:
        | does                                   |
        | reloads it twice                       |
        | leaves it and comes back               |
        | closes the tab and opens it in another |

    @sandbox
    Scenario: The browser keeps the renewal of a page that the member has left
      Given Rosa is signed in
      And the call "refreshSession" takes 600 milliseconds
      When the member opens "/blood-pressure/all-logs" and leaves it before the session is renewed
      Then the browser has the new session cookie all the same
      When the member opens "/blood-pressure/all-logs"
      Then the heading is "Blood pressure"

  Rule: An ended session leads to the sign-in page without a loop

    @sandbox @START-011 @START-013
    Scenario Outline: The provider refuses to renew: <error>
      Given Rosa is signed in
      And the call "refreshSession" is answered with "<error>"
      When a visitor opens "/dashboard"
      Then the sign-in page is open
      And the renewal was tried once

      Examples:
        | error          |
        | invalid_grant  |
        | invalid_client |

    @sandbox @GAP-074
    Scenario: One call is refused although the session is valid
      Given Rosa is signed in
      And the member has opened "/dashboard"
      And the call "listBloodPressureReadings" is answered with "invalid_token"
      When the member follows "Blood pressure"
      Then the page says "We could not load your blood pressure readings", why, and which number to call
      And the content says "You are still signed in, and your data is safe."
      And the session is still active
      When the server recovers
      And the member presses "Try again" in the content
      Then the latest blood pressure is "128/78" with the label "Elevated"

    @sandbox @GAP-074
    Scenario: One RPC is refused although the session is valid
      Given Rosa is signed in
      And the call "listPrograms" is answered with "unauthenticated"
      When the member opens "/dashboard"
      Then the page says "We could not load your programs", why, and which number to call
      And the session is still active
      When the server recovers
      And the member presses "Try again" in the content
      Then the tile "Blood pressure" says "128/78" and "Elevated"

    @sandbox @GAP-074
    Scenario: A call is refused, and the session cannot be renewed
      Given Rosa is signed in
      And the member has opened "/dashboard"
      And the call "listBloodPressureReadings" is answered with "invalid_token"
      And the call "refreshSession" is answered with "invalid_grant"
      When the member follows "Blood pressure"
      Then the sign-in page is open
      When the server recovers
      And the member signs in
      Then the address is "/blood-pressure/overview"

    @sandbox @START-015 @SHELL-030 @SHELL-031 @ERR-001
    Scenario Outline: Another error at the start shows the unavailable page and keeps the session: it <trouble>
      Given Rosa is signed in
      And the call "refreshSession" <trouble>
      When a visitor opens "/dashboard"
      Then the heading is "Uh-oh! Our site had a hiccup."
      And a support email address and a support phone number are there
      And the session is still active
      When the server recovers
      Then the dashboard is open

      Examples:
        | trouble                         |
        | is answered with "server error" |
        | gets no response                |
        | is answered with nonsense       |

    @sandbox @START-011
    Scenario: The session cookie is damaged
      Given Rosa is signed in
      And the session cookie is damaged
      When the member opens "/blood-pressure/overview"
      Then the sign-in page is open
      And no session data is left in the browser
      When the member signs in
      Then the address is "/blood-pressure/overview"

    @sandbox
    Scenario: A failing provider does not end the session
      Given Rosa is signed in
      And the member has opened "/dashboard"
      And the call "listBloodPressureReadings" gets no response
      When the member follows "Blood pressure"
      Then the page says "We could not load your blood pressure readings", why, and which number to call
      And the session is still active

  Rule: A device that slept too long wakes up signed out

    @sandbox
    Scenario: No data is shown before the session is known to have ended
      Given Rosa is signed in
      And the member has opened "/blood-pressure/all-logs" with a running clock
      And the call "refreshSession" is answered with "invalid_grant"
      And the call "refreshSession" is delayed
      When the device sleeps for 16 minutes
      Then no data of the member is on the page
      When the delayed calls continue
      Then the sign-in page is open
      And no session data is left in the browser
      When the server recovers
      And the member signs in
      Then the address is "/blood-pressure/all-logs"

    @sandbox
    Scenario: A session that is still active shows the page again
      Given Rosa is signed in
      And the member has opened "/blood-pressure/all-logs" with a running clock
      When the device sleeps for 16 minutes
      Then the heading is "Blood pressure"
      And the address is "/blood-pressure/all-logs"

  Rule: Every tab signs out

    @portable
    Scenario: Signing out in one tab signs out the other
      Given a member is signed in
      And the member has opened "/dashboard"
      When the member signs out in a second tab
      Then the sign-in page is open
