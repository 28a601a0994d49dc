Feature: Account settings
  A member changes their name, address, phones, email, language and password.
  A change of email or phone asks for the password.

  Rule: The profile has five tabs

    # What axe finds on the page at the end of a scenario fails it.
    @portable @ROUTE-066
    Scenario Outline: "<tab>" at <address>, <colours> in <language>
      Given a member with <member has> is signed in
      And the browser window is 320 pixels wide
      And the system theme is <colours>
      When the member opens "/profile-preferences/<address>"
      Then the page is titled "<title> | {brand}"
      And the profile tab "<tab>" is open
      And the content shows the provider's <answer>
      And there is one main heading and no level is skipped
      And the page does not scroll sideways

      Examples:
        | member has       | address          | tab      | title                | answer                  | language | colours |
        | contacts         | account-settings | Account  | Account settings     | first and last name     | English  | dark    |
        | contacts         | communications   | Messages | Communications       | end of the mobile phone | English  | light   |
        | contacts         | health-profile   | Health   | Health profile       | medicines               | English  | dark    |
        | coverage         | coverage         | Coverage | Coverage             | member and group number | English  | light   |
        | coverage         | payment          | Payment  | Payment              | end of each card        | English  | dark    |
        | pages in Spanish | account-settings | Cuenta   | Ajustes de la cuenta | first and last name     | Spanish  | light   |
        | pages in Spanish | health-profile   | Salud    | Perfil de salud      | medicines               | Spanish  | light   |

  Rule: The page shows saved changes

    @sandbox @API-061
    Scenario: A change is saved, confirmed, shown everywhere and read back
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the member fills "First name" with "Rosalía"
      And the member presses "Shipping address"
      And the member fills "Street address" with "27 Elm Street"
      And the member presses "Save changes"
      Then the form says that it is saved
      And the header's account menu is named "Rosalía"
      And the portal sent "savePersonalInfo" with:
        | firstName                       | Rosalía       |
        | lastName                        | Delgado       |
        | birthDate                       | 1961-03-09    |
        | email                           | (any)         |
        | phones.0.phoneType              | MO            |
        | phones.0.numberE164             | +12075550142  |
        | phones.0.selectedCountry.prefix | "+1"          |
        | phones.0.selectedCountry.flag   | US            |
        | phones.1.phoneType              | HO            |
        | phones.1.numberE164             | +12075550199  |
        | phones.1.selectedCountry.prefix | "+1"          |
        | phones.1.selectedCountry.flag   | US            |
        | address.addressLine1            | 27 Elm Street |
        | address.addressLine2            | Apt. 4        |
        | address.city                    | Portland      |
        | address.state                   | ME            |
        | address.zipcode                 | "04101"       |
      When the member reloads the page
      Then the field "First name" holds "Rosalía"
      And the page shows "27 Elm Street, Apt. 4, Portland, ME, 04101"

    @sandbox
    Scenario: An unchanged form sends nothing
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the member presses "Save changes"
      Then the page shows "There is nothing new to save"
      And the call "savePersonalInfo" was made: no

    @sandbox @LANG-001 @ERR-009
    Scenario: A changed language is confirmed in that language
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the member selects "Español"
      And the member presses "Save changes"
      Then the page is in "es-US"
      And a toast says "Se guardó su idioma"
      And the language was saved once

    @sandbox
    Scenario: An address abroad and a phone of another country
      Given Ines is signed in
      And the browser's language is "es-US"
      When the member opens "/profile-preferences"
      And the member presses "Dirección de envío"
      Then the field "Código postal" holds "03810"
      And the list "País del teléfono celular" says "México (+52)"

  Rule: Errors are shown at their fields, and no typed text is lost

    @sandbox @VALID-017 @VALID-011
    Scenario: Three errors
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the member fills "First name" with ""
      And the member fills "Email address" with "rosa@example"
      And the member fills "Mobile phone" with "555-01"
      And the member presses "Save changes"
      Then the focus is on an error summary with 3 entries
      And the call "savePersonalInfo" was made: no
      When the member fills "First name" with "Rosa"
      And the member presses "Save changes"
      Then the focus is on an error summary with 2 entries
      When the member fills "First name" with ""
      And the member presses "Save changes"
      Then the focus is on an error summary with 3 entries
      When the member follows "Enter an email address like name@example.com"
      Then the focus is on the field "Email address"
      And the field "Email address" says "Enter an email address like name@example.com"
      When the member fills "Email address" with "rosa@example.com"
      Then the error summary has 2 entries left

    @sandbox
    Scenario Outline: The server refuses <what>
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      And the call "savePersonalInfo" is answered with 422 "<example>"
      When the member fills "Last name" with "Delgado-Núñez"
      And the member presses "Save changes"
      Then the focus is on an error summary with <count> entries
      And the field "<field>" says "<message>"
      And the field "Last name" holds "Delgado-Núñez"
      When the member presses "Save changes"
      Then the focus is on an error summary with <count> entries

      Examples:
        | what           | example        | count | field         | message            |
        | one field      | invalid_email  | 1     | Email address | email              |
        | several fields | several_fields | 3     | Last name     | Look at this again |

    @sandbox @ERR-002
    Scenario: A failed save keeps the typed text and works later
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      And the call "savePersonalInfo" is answered with "server error"
      When the member presses "Shipping address"
      And the member fills "City" with "Bangor"
      And the member presses "Save changes"
      Then an alert says "Your changes were not saved"
      And an alert says "Reference if you call us: "
      And the field "City" holds "Bangor"
      When the server recovers
      And the member presses "Save changes"
      Then the form says that it is saved

    @portable
    Scenario: Leaving with unsaved changes asks first
      Given a member is signed in
      And the member has opened "/profile-preferences"
      When the member presses "Shipping address"
      And the member fills "City" with "Bangor"
      And the member follows "Communications"
      Then a dialog asks "Leave without saving?"
      When the member presses "Stay and save"
      Then the field "City" holds "Bangor"
      When the member follows "Communications"
      And the member presses "Leave"
      Then the address is "/profile-preferences/communications"

    @portable
    Scenario: Escape and the X of the question keep the member on the page
      Given a member is signed in
      And the member has opened "/profile-preferences"
      When the member presses "Shipping address"
      And the member fills "City" with "Bangor"
      And the member follows "Communications"
      Then the focus is on "Stay and save"
      When the member presses Escape
      Then the dialog is closed
      And the address is "/profile-preferences/account-settings"
      And the field "City" holds "Bangor"
      When the member follows "Communications"
      And the member presses "Close" in the dialog
      And the dialog is closed
      Then the address is "/profile-preferences/account-settings"
      And the field "City" holds "Bangor"
      And the focus is on "Communications"

    @sandbox
    Scenario: Each failed save moves the focus to its message
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      And the call "savePersonalInfo" is answered with "server error"
      When the member presses "Shipping address"
      And the member fills "City" with "Bangor"
      And the member presses "Save changes"
      Then the focus is on the alert "Your changes were not saved"
      When the member presses "Save changes"
      Then the focus is on the alert "Your changes were not saved"

    @sandbox @IMP-012
    Scenario: Staff can read and cannot save
      Given Rosa has an account
      And a CallCenterRep has opened the member's account
      When the member opens "/profile-preferences"
      And the member presses "Shipping address"
      And the member fills "City" with "Bangor"
      And the call "savePersonalInfo" will fail with 403
      And the member presses "Save changes" in the content
      Then an alert says "Your changes were not saved"

    @sandbox
    Scenario: An unreadable phone is counted, and no save removes it
      Given Rosa is signed in
      And in the response of "users/me/info/personal" the rows of "phones" are changed with:
        | added |  | {"phoneType":"WO","number":"ask for her","countryCode":"US"} |
      And the member has opened "/profile-preferences/account-settings"
      Then the page shows "1 entry could not be shown. It has not been deleted."
      When the member presses "Shipping address"
      And the member fills "City" with "Bangor"
      And the member presses "Save changes"
      Then the page shows "Your changes were not saved"
      And the call "savePersonalInfo" was made: no

  Rule: A change of email or phone asks for the password

    @sandbox
    Scenario: A new phone, with a wrong password first, by keyboard
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the member fills "Mobile phone" with "207.555.0143"
      And the member fills "First name" with "Rosalía"
      And the member presses "Save changes"
      Then a dialog asks "Confirm that it is you"
      And the focus is on "Current password"
      When the member presses Enter
      Then the field "Current password" of the dialog says "Enter your current password"
      When the member confirms with the password "not-mine-at-all", which is refused
      Then the field "Current password" of the dialog says "Your current password is not right"
      And the focus is on "Current password"
      When the member confirms with the password "still-not-mine", which is refused
      Then the field "Current password" of the dialog says "Your current password is not right"
      When the member confirms with the password
      Then the form says that it is saved
      And the dialog is closed
      And the header's account menu is named "Rosalía"
      And the portal sent "savePersonalInfo" with at least:
        | firstName       | Rosalía          |
        | phones.0.number | "2075550143"     |
        | currentPassword | Wellspring-2026! |
      And these numbers and addresses were notified of the changed address: "+12075550142", "+12075550143"
      When the member follows "Communications"
      Then the page shows "ends in 0143"
      When the member reloads the page
      And the member follows "Account settings"
      Then the field "Mobile phone" holds "(207) 555-0143"

    @sandbox
    Scenario: After a cancel nothing is sent, and no typed text is lost
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the member fills "Email address" with "rosa.new@example.com"
      And the member presses "Save changes"
      Then a dialog asks "Confirm that it is you"
      When the member presses "Cancel" in the dialog
      And the dialog is closed
      Then the field "Email address" holds "rosa.new@example.com"
      And the focus is on "Save changes"
      And the call "savePersonalInfo" was made: no
      When the member presses "Save changes"
      Then a dialog asks "Confirm that it is you"
      When the member presses Escape
      Then the dialog is closed
      And the field "Email address" holds "rosa.new@example.com"

    @sandbox
    Scenario: Carmen signs in with a new email address
      Given Carmen is signed in
      And the member has opened "/profile-preferences"
      When the member fills "Correo electrónico" with a new email address
      And the member presses "Guardar cambios"
      Then a dialog asks "Confirme que es usted"
      When the member confirms with the password
      Then the form says that it is saved
      When the member signs out
      And the member signs in with the new email address
      Then the dashboard is open

    @sandbox
    Scenario: An email address of another member is an error at its field
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the member fills "Email address" with "walter.young@example.com"
      And the member presses "Save changes"
      And the member confirms with the password, and the change is refused
      Then the focus is on an error summary with 1 entries
      And the field "Email address" says "That email address cannot be used. Please enter another one."
      When the member presses "Save changes"
      And the member confirms with the password, and the change is refused
      Then the focus is on an error summary with 1 entries

    @sandbox
    Scenario: The save keeps what another device saved in the meantime
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When another device saves the city "Bangor"
      And the member fills "First name" with "Rosalía"
      And the member presses "Save changes"
      Then the form says that it is saved
      And the field "City" holds "Bangor"
      And the portal sent "savePersonalInfo" with at least:
        | firstName    | Rosalía |
        | address.city | Bangor  |

    @sandbox
    Scenario: Two tabs make changes, and the member chooses where they conflict
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the member fills "First name" with "Rosa María"
      And the member opens a second tab at "/profile-preferences"
      And the member fills "First name" with "Rosalía"
      And the member fills "Last name" with "Vega"
      And the member presses "Save changes"
      Then the form says that it is saved
      When the member switches to the other tab
      And the member presses "Save changes"
      Then an alert says "This was changed somewhere else"
      And the focus is on the alert "This was changed somewhere else"
      When the member presses "Keep typing"
      Then the field "First name" holds "Rosa María"
      When the member presses "Save changes"
      And the member selects "What is saved now"
      And the member presses "Save my choices"
      Then the form says that it is saved
      And the field "First name" holds "Rosalía"
      And the field "Last name" holds "Vega"

    @sandbox
    Scenario: A phone that both tabs change is chosen before the password question
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the member fills "Home phone" with "207-555-0166"
      And the member opens a second tab at "/profile-preferences"
      And the member fills "Home phone" with "207-555-0143"
      And the member presses "Save changes"
      And the member confirms with the password
      Then the form says that it is saved
      When the member switches to the other tab
      And the member presses "Save changes"
      Then an alert says "This was changed somewhere else"
      And the dialog is closed
      When the member presses "Save my choices"
      And the member confirms with the password
      Then the form says that it is saved
      And the field "Home phone" holds "(207) 555-0166"

    @sandbox
    Scenario: Another device saves between the read and the write
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the member fills "First name" with "Rosalía"
      And another device saves the city "Bangor" just before the save arrives
      And the member presses "Save changes"
      Then the form says that it is saved
      And the field "City" holds "Bangor"
      And the field "First name" holds "Rosalía"
      And the server refused 1 call of "savePersonalInfo" as changed

  Rule: The member changes the password

    @sandbox
    Scenario Outline: <current> and <next>
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the call "changePassword" will fail with 422
      And the member changes the password "<current>" to "<next>"
      Then the page shows "<title>"
      And the page shows "<message>"

      Examples:
        | current          | next           | title                                                    | message                             |
        | not-mine-at-all  | new-words-here | Your password is not changed yet                         | Your current password is not right  |
        | Wellspring-2026! | zzzRosaq       | That password cannot be used. These things need a change | It has your name or user name in it |

    @sandbox
    Scenario: The password is changed
      Given Rosa is signed in
      And the member has opened "/profile-preferences"
      When the member changes the password "Wellspring-2026!" to "river under the bridge"
      Then the page shows "Your password is changed"
