Feature: The language of a member
  Every member reads and writes in the language that she prefers. The account remembers it; what she
  picks on the sign-in page
  is asked about once, so that neither the wrong click of a stranger nor an old setting decides for
  her.

  Rule: The account's language holds, unless she picked another

    @sandbox @LANG-003 @LANG-004 @LANG-005 @GAP-056
    Scenario: she keeps the account's language, which saves it, and is asked once
      Given Rosa has an account
      When a visitor opens "/login"
      And she chooses the language "Español"
      And she signs in
      Then a window asks "¿Qué idioma prefiere?" and nothing else is open
      When she answers "Dejar inglés"
      Then the page is in "en-US"
      And her language was saved once
      And the portal sent "savePreference" with:
        | appId     | 1        |
        | appInstId | 0        |
        | prefName  | language |
        | prefVal   | EN       |
      When she reloads the page
      Then the page is in "en-US"
      And nobody asks her about the language

    @sandbox @LANG-003 @LANG-004
    Scenario: a language that was picked on an earlier visit is asked about, too, once
      Given Rosa has an account
      When a visitor opens "/login"
      And she chooses the language "Español"
      Then the page is in "es-US"
      When she comes back to "/login"
      Then the page is in "es-US"
      When she signs in
      Then a window asks "¿Qué idioma prefiere?" and nothing else is open
      And the page is in "es-US"
      When she answers "Dejar inglés"
      Then the page is in "en-US"
      When she reloads the page
      Then the page is in "en-US"
      And nobody asks her about the language

    @sandbox @LANG-003 @LANG-006 @GAP-056
    Scenario: she switches, and it is the account's language from then on
      Given Rosa has an account
      When a visitor opens "/login"
      And she chooses the language "Español"
      And she signs in
      Then a window asks "¿Qué idioma prefiere?" and nothing else is open
      When she answers "Cambiar a español"
      Then the page is in "es-US"
      And her language was saved once
      And the portal sent "savePreference" with:
        | appId     | 1        |
        | appInstId | 0        |
        | prefName  | language |
        | prefVal   | ES       |
      When she signs out
      And she chooses the language "English"
      And she signs in
      Then a window asks "Which language would you like?" and nothing else is open
      When she answers "Keep Spanish"
      Then the page is in "es-US"

    @sandbox @ERR-008 @GAP-056
    Scenario Outline: it cannot be saved, which is said, and takes nothing back: <answer>
      Given Rosa has an account
      And saving her language is answered with "server error"
      When a visitor opens "/login"
      And she chooses the language "Español"
      And she signs in
      And she answers "<answer>"
      Then she is told "<said>"
      And the page is in "<language>"

      Examples:
        | answer            | said                            | language |
        | Dejar inglés      | We could not save your language | en-US    |
        | Cambiar a español | No pudimos guardar su idioma    | es-US    |

    @sandbox @LANG-004
    Scenario: closed without an answer, what she picked stays for this visit
      Given Rosa has an account
      When a visitor opens "/login"
      And she chooses the language "Español"
      And she signs in
      Then a window asks "¿Qué idioma prefiere?" and nothing else is open
      When she presses Escape
      Then the page is in "es-US"
      When she reloads the page
      Then the page is in "es-US"
      And nobody asks her about the language
      And no language was saved

  Rule: A switch changes everything at once, without a reload

    @sandbox @API-007
    Scenario: texts, dates, the title, and what the server wrote
      Given Rosa is signed in
      And she has opened "/food/overview"
      When she chooses "Language" in the member menu
      And she picks "Español" and presses "Save"
      Then the page is in "es-US"
      And the page is titled "Alimentación | Wellspring"
      And every reading since then was asked for in "es-US"
      When she follows "Panel principal"
      Then the page says "Viernes, 20 de noviembre"
