Feature: Contacts
  A member names people whom the provider may call.
  Each contact needs a phone number or an email address.

  Rule: The people she named

    @sandbox @API-063 @API-064 @API-065 @API-066
    Scenario: added, changed and removed
      Given Rosa is signed in
      And she has opened "/profile-preferences"
      When she adds "Lena" "Ortiz" with the mobile phone "207-555-0188"
      Then she reads "(207) 555-0188"
      When she presses "Edit Lena Ortiz"
      And in the window she writes "lena.ortiz@example.com" into "Email address" and presses "Save"
      Then she reads "lena.ortiz@example.com"
      And the portal sent "updateContact" with:
        | email | lena.ortiz@example.com |
      When she presses "Remove Hank O'Neil"
      Then a window asks "Remove Hank O'Neil?"
      When in the window she presses "Keep"
      Then she reads "Hank O'Neil"
      When she presses "Remove Hank O'Neil"
      And in the window she presses "Remove"
      Then a toast says "Hank O'Neil is removed"
      And she does not read "(207) 555-0161"
      When she reloads the page
      Then she reads "lena.ortiz@example.com"
      And she does not read "Hank O'Neil"
      When she follows "Who may see your health information"
      Then the address is "/authorization"

    @sandbox
    Scenario: a phone that cannot be read is not replaced
      Given Rosa is signed in
      And the server sends a second phone of Hank O'Neil that cannot be read, and a contact of the kind "NB"
      And she has opened "/profile-preferences"
      Then she reads "1 phone number could not be shown. It has not been deleted."
      And she reads "Nora Berg"
      When she presses "Edit Hank O'Neil"
      And in the window she writes "hank@example.com" into "Email address" and presses "Save"
      Then the portal sent "updateContact" with:
        | email | hank@example.com |
      When she presses "Edit Hank O'Neil"
      Then the window says "We cannot read all of the phone numbers, so they cannot be changed here."

    @sandbox
    Scenario: two devices change one contact, and the member chooses
      Given Rosa is signed in
      And she has opened "/profile-preferences"
      When she presses "Edit Hank O'Neil"
      And another device of hers gives "Hank" the home phone "2075550133"
      And in the window she writes "hank@example.com" into "Email address" and presses "Save"
      Then she reads "(207) 555-0133"
      And the portal sent "updateContact" with:
        | email | hank@example.com |
      When she presses "Edit Hank O'Neil"
      And another device of hers gives "Hank" the home phone "2075550188"
      And in the window she writes "207-555-0199" into "Home phone" and presses "Save"
      Then she is told "This was changed somewhere else"
      And the window says "207-555-0199" and "(207) 555-0188"
      When she picks "What is saved now"
      And in the window she presses "Save my choices"
      Then she reads "(207) 555-0188"

    @sandbox
    Scenario: a change of one contact is saved although another one changes meanwhile
      Given Rosa is signed in
      And she has opened "/profile-preferences"
      When she adds "Lena" "Ortiz" with the mobile phone "207-555-0188"
      And she presses "Edit Hank O'Neil"
      And another device of hers gives "Lena" the home phone "2075550133" just before her save arrives
      And in the window she writes "hank@example.com" into "Email address" and presses "Save"
      Then she reads "hank@example.com"
      And she reads "(207) 555-0133"
      And the server refused 1 call of "updateContact" as changed

    @sandbox
    Scenario: a contact whom nobody can reach
      Given Edith is signed in
      And she has opened "/profile-preferences"
      When she adds "Lena" "Ortiz" with the mobile phone ""
      Then the focus is on a list of 1 things to mend
      And she reads "Enter a phone number or an email address"
