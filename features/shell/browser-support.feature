Feature: Browsers that lack something
  A phone's webview is old, a policy takes a feature away, a deploy takes a file away. The page
  works with what is there, or says what to do.
  It is never blank.

  Rule: What a browser lacks is made up for

    @sandbox
    Scenario: a browser without locks, channels, ids, storage and observers
      Given Rosa has an account
      And her browser has none of what is newer than five years
      When she opens "/login"
      And she signs in
      Then she is on the dashboard
      And the tile "Blood pressure" says "128/78" and "Elevated"
      When she follows "Blood pressure"
      Then the heading is "Blood pressure"
      And she sees her latest blood pressure
      When she opens a second tab at "/blood-pressure/trends"
      Then the heading is "Blood pressure"
      When she reloads the page
      Then the heading is "Blood pressure"
      When she signs out
      Then she is asked to sign in
      And no cookie of a session is left

    @sandbox
    Scenario: a tab that hears nothing of the others signs out when it is seen again
      Given Rosa is signed in
      And her browser has none of what is newer than five years
      When she opens "/dashboard"
      And she signs out in a second tab
      And she looks at the first tab again
      Then the first tab asks her to sign in

  Rule: A page is never blank

    Scenario Outline: <what> gone after a deploy
      Given <what> gone after a deploy
      When she loads the address "/login"
      Then she is told in both languages that our site had a hiccup
      And a link calls 1-800-555-0142
      And the page was loaded anew once

      Examples:
        | what                  |
        | the entry script is   |
        | all scripts are       |
        | all but the entry are |

    Scenario: the entry script is back when she loads the page again
      Given the entry script is gone after a deploy
      When she loads the address "/login"
      And she is told in both languages that our site had a hiccup
      And the files are back
      And she follows the link "Load this page again"
      Then the heading is "Sign in"

    Scenario: a browser that knows no modules
      Given her browser knows no modules, as Internet Explorer
      When she loads the address "/login"
      Then the page says "Your browser is too old for this site" in "en-US"
      And the page says "Su navegador es demasiado antiguo para este sitio" in "es-US"
      And the page says "1-800-555-0142" in "es-US"

  Rule: No single call holds the first page

    @sandbox
    Scenario: whether the member may move to the one account is not answered
      Given Rosa is signed in
      And the provider never says whether she may move to the one account
      When she opens "/dashboard"
      Then she is on the dashboard
      And the tile "Blood pressure" says "128/78" and "Elevated"
