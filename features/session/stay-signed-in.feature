Feature: Stay signed in
  While a member uses the portal she is not asked for her password again: not after a reload, not in
  a second tab, not when her access runs out. When the session is really over, she is told so once.

  Rule: A session outlives the page

    @USER-025
    Scenario: a reload brings her back to the same page
      Given a member is signed in
      When she opens "/blood-pressure/all-logs"
      And she reloads the page
      Then the address is "/blood-pressure/all-logs"
      And the heading is "Blood pressure"

    Scenario: a second tab needs no second password
      Given a member is signed in
      When she opens "/dashboard"
      And she opens a second tab at "/blood-pressure/overview"
      Then the heading is "Blood pressure"

  Rule: Her access is renewed before it runs out

    @sandbox @AUTH-008
    Scenario: five minutes before expiry, without a word
      Given Rosa is signed in
      When she opens "/dashboard" and stays for 9 minutes
      Then her access has not been renewed again
      When she stays for 2 minutes more
      Then her access has been renewed once
      And she is on the dashboard

    @sandbox
    Scenario Outline: the clock of her machine is <wrong>
      Given Rosa is signed in
      And the clock of her machine is <wrong>
      When she opens "/dashboard" and stays for 9 minutes
      Then her access has not been renewed again
      When she stays for 2 minutes more
      Then her access has been renewed once
      And she is on the dashboard

      Examples:
        | wrong         |
        | 9 hours ahead |
        | 9 hours slow  |

    @sandbox
    Scenario Outline: the clock of her machine is set <how> while she reads
      Given Rosa is signed in
      When she opens "/dashboard" and stays for 1 minutes
      And the clock of her machine is set <how>
      And she stays for 10 minutes more
      Then she is on the dashboard
      And her session is still there
      And the tile "Blood pressure" says "128/78" and "Elevated"

      Examples:
        | how             |
        | 5 hours forward |
        | 5 hours back    |

    @sandbox
    Scenario Outline: a renewal that is answered with "<answer>" is tried again, and she stays
      Given Rosa is signed in
      And she has opened "/dashboard" by a clock that runs
      And renewing her access is answered with "<answer>"
      When she stays for 11 minutes more
      Then renewing has failed
      And she is on the dashboard
      And her session is still there
      When the trouble is over
      And she stays for 1 minutes more
      Then her access has been renewed since

      Examples:
        | answer            |
        | server error      |
        | too many requests |

    @sandbox
    Scenario: access that was withdrawn is renewed on the way
      Given Rosa is signed in
      And she has opened "/dashboard"
      And her access has been withdrawn
      When she follows "Blood pressure"
      Then the heading is "Blood pressure"
      And she sees her latest blood pressure

  Rule: A renewal whose answer is lost signs nobody out

    @sandbox
    Scenario: the answer is lost on the way, and the same page asks again
      Given Rosa is signed in
      And the answer to her next renewal is lost on the way
      When she opens "/blood-pressure/all-logs"
      Then the heading is "Blood pressure"
      And her session is still there
      And the provider has renewed her access once
      When she reloads the page
      Then the heading is "Blood pressure"

    @sandbox
    Scenario Outline: while a slow renewal is under way she <does>
      Given Rosa is signed in
      And the provider renews her access slowly
      When she opens "/blood-pressure/all-logs" and <does> before it is renewed
      Then the heading is "Blood pressure"
      And the address is "/blood-pressure/all-logs"
      And her session is still there
      When she reloads the page
      Then the heading is "Blood pressure"

      Examples:
        | does                                   |
        | reloads it twice                       |
        | leaves it and comes back               |
        | closes the tab and opens it in another |

    @sandbox
    Scenario: her browser keeps the renewal of a page that she has left
      Given Rosa is signed in
      And the provider renews her access slowly
      When she opens "/blood-pressure/all-logs" and leaves it before it is renewed
      Then her browser has the new session cookie all the same
      When she opens "/blood-pressure/all-logs"
      Then the heading is "Blood pressure"

  Rule: A session that is over ends at the sign-in page, without a loop

    @sandbox @START-011 @START-013
    Scenario Outline: the provider refuses to renew: <error>
      Given Rosa is signed in
      And renewing her access is answered with "<error>"
      When a visitor opens "/dashboard"
      Then she is asked to sign in
      And renewing was tried once

      Examples:
        | error          |
        | invalid_grant  |
        | invalid_client |

    @sandbox @GAP-074
    Scenario: renewed access is not taken either
      Given Rosa is signed in
      And she has opened "/dashboard"
      And reading blood pressure is answered with "invalid_token"
      When she follows "Blood pressure"
      Then she is asked to sign in
      When the trouble is over
      And she signs in
      Then the address is "/blood-pressure/overview"

    @sandbox @GAP-074
    Scenario: renewed access is not taken by a service of the other kind either
      Given Rosa is signed in
      And the programs are refused with "unauthenticated"
      When a visitor opens "/dashboard"
      Then she is asked to sign in
      And nothing of a session is left in the browser

    @sandbox @START-015 @SHELL-030 @SHELL-031 @ERR-001
    Scenario Outline: any other trouble at the start shows the unavailable page and keeps the session: it <trouble>
      Given Rosa is signed in
      And renewing her access <trouble>
      When a visitor opens "/dashboard"
      Then the heading is "Uh-oh! Our site had a hiccup."
      And a support email address and a support phone number are there
      And her session is still there
      When the trouble is over
      Then she is on the dashboard

      Examples:
        | trouble                         |
        | is answered with "server error" |
        | finds nobody at home            |
        | is answered with nonsense       |

    @sandbox @START-011
    Scenario: the session cookie is damaged
      Given Rosa is signed in
      And her session cookie is damaged
      When she opens "/blood-pressure/overview"
      Then she is asked to sign in
      And nothing of a session is left in the browser
      When she signs in
      Then the address is "/blood-pressure/overview"

    @sandbox
    Scenario: a provider that is down does not end the session
      Given Rosa is signed in
      And she has opened "/dashboard"
      And reading blood pressure finds nobody at home
      When she follows "Blood pressure"
      Then the page says that it could not load, and whom to call
      And her session is still there

  Rule: A machine that slept too long wakes up signed out

    @sandbox
    Scenario: nothing of hers is shown before it is known that the session is over
      Given Rosa is signed in
      And she has opened "/blood-pressure/all-logs" by a clock that runs
      And renewing her access waits, and is answered with "invalid_grant"
      When her machine sleeps for 16 minutes
      Then nothing of her is on the page
      When the answer comes
      Then she is asked to sign in
      And nothing of a session is left in the browser
      When the trouble is over
      And she signs in
      Then the address is "/blood-pressure/all-logs"

    @sandbox
    Scenario: a session that goes on is there again
      Given Rosa is signed in
      And she has opened "/blood-pressure/all-logs" by a clock that runs
      When her machine sleeps for 16 minutes
      Then the heading is "Blood pressure"
      And the address is "/blood-pressure/all-logs"

  Rule: Every tab knows

    Scenario: signing out in one tab signs out the other
      Given a member is signed in
      And she has opened "/dashboard"
      When she signs out in a second tab
      Then the first tab asks her to sign in
