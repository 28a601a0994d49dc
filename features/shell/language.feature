Feature: Language preference
  A member reads the portal in their preferred language, which the account stores. After sign-in the
  portal asks once about a different language of the sign-in page, so that neither a wrong click nor
  an old setting decides.

  Rule: The account's language applies unless the member selected another

    @sandbox @LANG-003 @LANG-004 @LANG-005 @GAP-056
    Scenario: The member keeps the account's language, which is saved and asked once
      Given Rosa has an account
      When a visitor opens "/login"
      And the member selects the language "Español"
      And the member signs in
      Then a dialog asks "¿Qué idioma prefiere?" and nothing else is open
      When the member answers "Dejar inglés"
      Then the page is in "en-US"
      And the language was saved once
      And the portal sent "savePreference" with:
        | appId     | 1        |
        | appInstId | 0        |
        | prefName  | language |
        | prefVal   | EN       |
      When the member reloads the page
      Then the page is in "en-US"
      And no dialog asks about the language

    @sandbox @LANG-003 @LANG-004
    Scenario: A language selected on an earlier visit is also asked once
      Given Rosa has an account
      When a visitor opens "/login"
      And the member selects the language "Español"
      Then the page is in "es-US"
      When the member returns to "/login"
      Then the page is in "es-US"
      When the member signs in
      Then a dialog asks "¿Qué idioma prefiere?" and nothing else is open
      And the page is in "es-US"
      When the member answers "Dejar inglés"
      Then the page is in "en-US"
      When the member reloads the page
      Then the page is in "en-US"
      And no dialog asks about the language

    @sandbox @LANG-003 @LANG-006 @GAP-056
    Scenario: The member switches, and the account keeps the new language
      Given Rosa has an account
      When a visitor opens "/login"
      And the member selects the language "Español"
      And the member signs in
      Then a dialog asks "¿Qué idioma prefiere?" and nothing else is open
      When the member answers "Cambiar a español"
      Then the page is in "es-US"
      And the language was saved once
      And the portal sent "savePreference" with:
        | appId     | 1        |
        | appInstId | 0        |
        | prefName  | language |
        | prefVal   | ES       |
      When the member signs out
      And the member selects the language "English"
      And the member signs in
      Then a dialog asks "Which language would you like?" and nothing else is open
      When the member answers "Keep Spanish"
      Then the page is in "es-US"

    @sandbox @ERR-008 @GAP-056
    Scenario Outline: A failed save is shown and reverts nothing: <answer>
      Given Rosa has an account
      And the call "savePreference" is answered with "server error"
      When a visitor opens "/login"
      And the member selects the language "Español"
      And the member signs in
      And the member answers "<answer>"
      Then an alert says "<said>"
      And the page is in "<language>"

      Examples:
        | answer            | said                            | language |
        | Dejar inglés      | We could not save your language | en-US    |
        | Cambiar a español | No pudimos guardar su idioma    | es-US    |

    @sandbox @ERR-008 @GAP-056
    Scenario: The save fails again after the next sign-in
      Given Rosa has an account
      And the call "savePreference" is answered with "server error"
      When a visitor opens "/login"
      And the member selects the language "Español"
      And the member signs in
      And the member answers "Dejar inglés"
      Then an alert says "We could not save your language"
      When the member presses "Dismiss"
      And the member signs out
      And the member selects the language "Español"
      And the member signs in
      And the member answers "Cambiar a español"
      Then an alert says "No pudimos guardar su idioma"
      And the page is in "es-US"

    @sandbox @LANG-004
    Scenario: Without an answer the selected language stays for this visit
      Given Rosa has an account
      When a visitor opens "/login"
      And the member selects the language "Español"
      And the member signs in
      Then a dialog asks "¿Qué idioma prefiere?" and nothing else is open
      When the member presses Escape
      Then the page is in "es-US"
      When the member reloads the page
      Then the page is in "es-US"
      And no dialog asks about the language
      And no language was saved

  Rule: A switch changes everything at once without a reload

    @sandbox @API-007
    Scenario: Texts, dates, the title and the server's texts change
      Given Rosa is signed in
      And the member has opened "/food/overview"
      When the member selects "Language" in the member menu
      And the member selects "Español" and presses "Save"
      Then the page is in "es-US"
      And the page is titled "Alimentación | {brand}"
      And every reading since then was requested in "es-US"
      When the member follows "Panel principal"
      Then the content says "Viernes, 20 de noviembre"
