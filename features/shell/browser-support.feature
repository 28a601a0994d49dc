Feature: Browser support
  An old webview lacks features, a policy blocks them, and a deployment removes files. The page
  works with what there is or says what to do. It is never blank.

  Rule: Missing browser features have fallbacks

    @portable
    Scenario: A browser without locks, channels, ids, storage and observers
      Given a member has an account
      And the browser lacks all features of the last five years
      When the member opens "/login"
      And the member signs in
      Then the dashboard is open
      And the tile "Blood pressure" shows the provider's newest blood pressure
      When the member follows "Blood pressure"
      Then the heading is "Blood pressure"
      And the page shows the latest blood pressure
      When the member opens a second tab at "/blood-pressure/trends"
      Then the heading is "Blood pressure"
      When the member reloads the page
      Then the heading is "Blood pressure"
      When the member signs out
      Then the sign-in page is open
      And no session cookie is left

    @portable
    Scenario: A tab without messages from others signs out when it is visible again
      Given a member is signed in
      And the browser lacks all features of the last five years
      When the member opens "/dashboard"
      And the member signs out in a second tab
      And the member switches back to the first tab
      Then the sign-in page is open

  Rule: A page is never blank

    @portable @SHELL-030
    Scenario Outline: <what> gone after a deployment
      Given <what> gone after a deployment
      When the member goes to "/login"
      Then the page shows "Uh-oh! Our site had a hiccup."
      And the page says "Nuestro sitio tuvo un tropiezo." in "es-US"
      And a link calls "{support phone}"
      And the page reloaded once

      Examples:
        | what                  |
        | the entry script is   |
        | all scripts are       |
        | all but the entry are |

    @portable
    Scenario: The entry script is back after a reload
      Given the entry script is gone after a deployment
      When the member goes to "/login"
      And the page shows "Uh-oh! Our site had a hiccup."
      And the page says "Nuestro sitio tuvo un tropiezo." in "es-US"
      And the files are back
      And the member follows "Load this page again"
      Then the heading is "Sign in"

    @portable
    Scenario: A browser without modules
      Given the browser does not support modules, like Internet Explorer
      When the member goes to "/login"
      Then the page says "Your browser is too old for this site" in "en-US"
      And the page says "Su navegador es demasiado antiguo para este sitio" in "es-US"
      And the page says "{support phone}" in "es-US"

  Rule: No single call blocks the first page

    @sandbox
    Scenario: The offer to move to the single account is not answered
      Given Rosa is signed in
      And the call "getMigrationInfo" takes 120 seconds
      When the member opens "/dashboard"
      Then the dashboard is open
      And the tile "Blood pressure" says "128/78" and "Elevated"
