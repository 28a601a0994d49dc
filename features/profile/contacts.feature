Feature: Contacts
  A member names people whom the provider may call.
  Each contact needs a phone number or an email address.

  Rule: The page lists the contacts

    @sandbox @API-063 @API-064 @API-065 @API-066
    Scenario: A contact is added, changed and removed
      Given Rosa is signed in
      And the member has opened "/authorization"
      When the member adds "Lena" "Ortiz" with the mobile phone "207-555-0188"
      Then the page shows "(207) 555-0188"
      When the member presses "Edit Lena Ortiz"
      And the member fills "Email address" with "lena.ortiz@example.com" in the dialog
      And the member presses "Save" in the dialog
      Then the page shows "lena.ortiz@example.com"
      And the portal sent "updateContact" with:
        | email | lena.ortiz@example.com |
      When the member presses "Remove Hank O'Neil"
      Then a dialog asks "Remove Hank O'Neil?"
      When the member presses "Keep" in the dialog
      And the dialog is closed
      Then the page shows "Hank O'Neil"
      When the member presses "Remove Hank O'Neil"
      And the member presses "Remove" in the dialog
      And the dialog is closed
      Then a toast says "Hank O'Neil is removed"
      And the page does not show "(207) 555-0161"
      When the member reloads the page
      Then the page shows "lena.ortiz@example.com"
      And the page does not show "Hank O'Neil"

    @sandbox
    Scenario: The account page leads on to the contacts
      Given Rosa is signed in
      When the member opens "/profile-preferences"
      And the member follows "Who sees and who is told"
      Then the address is "/authorization"
      And the page shows "Hank O'Neil"

    @sandbox
    Scenario: Somebody added from who is told is on that list
      Given Rosa is signed in
      When the member opens "/blood-sugar/friends-and-family"
      And the member follows "Add somebody"
      Then the address is "/authorization?for=alerts"
      And the content says "Add somebody who is told of your readings"
      When the member fills "First name" with "Luis" in the dialog
      And the member fills "Last name" with "Delgado" in the dialog
      And the member fills "Mobile phone" with "207-555-0188" in the dialog
      And the member presses "Save" in the dialog
      Then the content says "Luis Delgado is on the list of who is told"
      When the member follows "Back to who is told"
      Then the content says "Luis Delgado"

    @sandbox
    Scenario: An unreadable phone is not replaced
      Given Rosa is signed in
      And in the response of "me/contacts" the rows of "contacts" are changed with:
        | firstName=Hank | phones.+ | {"number":"private","phoneType":"MO"}                                                                               |
        | added          |          | {"id":"ct-new","firstName":"Nora","lastName":"Berg","contactType":"NB","email":"nora.berg@example.com","phones":[]} |
      And the member has opened "/authorization"
      Then the page shows "1 phone number could not be shown. It has not been deleted."
      And the page shows "Nora Berg"
      When the member presses "Edit Hank O'Neil"
      And the member fills "Email address" with "hank@example.com" in the dialog
      And the member presses "Save" in the dialog
      Then the portal sent "updateContact" with:
        | email | hank@example.com |
      When the member presses "Edit Hank O'Neil"
      Then the dialog says "We cannot read all of the phone numbers, so they cannot be changed here."

    @sandbox
    Scenario: Two devices change one contact, and the member chooses
      Given Rosa is signed in
      And the member has opened "/authorization"
      When the member presses "Edit Hank O'Neil"
      And another device sets the home phone of "Hank" to "2075550133"
      And the member fills "Email address" with "hank@example.com" in the dialog
      And the member presses "Save" in the dialog
      Then the page shows "(207) 555-0133"
      And the portal sent "updateContact" with:
        | email | hank@example.com |
      When the member presses "Edit Hank O'Neil"
      And another device sets the home phone of "Hank" to "2075550188"
      And the member fills "Home phone" with "207-555-0199" in the dialog
      And the member presses "Save" in the dialog
      Then an alert says "This was changed somewhere else"
      And the dialog says "207-555-0199" and "(207) 555-0188"
      When the member selects "What is saved now"
      And the member presses "Save my choices" in the dialog
      And the dialog is closed
      Then the page shows "(207) 555-0188"

    @sandbox
    Scenario: A change of one contact is saved although another one changes in the meantime
      Given Rosa is signed in
      And the member has opened "/authorization"
      When the member adds "Lena" "Ortiz" with the mobile phone "207-555-0188"
      And the member presses "Edit Hank O'Neil"
      And another device sets the home phone of "Lena" to "2075550133" just before the save arrives
      And the member fills "Email address" with "hank@example.com" in the dialog
      And the member presses "Save" in the dialog
      Then the page shows "hank@example.com"
      And the page shows "(207) 555-0133"
      And the server refused 1 call of "updateContact" as changed

    @portable
    Scenario: A contact needs a phone or an email address
      Given a member is signed in
      And the member has opened "/authorization"
      When the member adds "Lena" "Ortiz" with the mobile phone ""
      Then the focus is on an error summary with 1 entries
      And the page shows "Enter a phone number or an email address"
