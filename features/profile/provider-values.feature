@portable
Feature: Personal pages show what the provider answers
  The page shows the values that the provider answers to the same member in the same run.

  @smoke
  Scenario Outline: <page> shows the <answers>
    Given a member with <member has> is signed in
    When the member opens "<page>"
    Then the content shows the provider's <answers>

    Examples:
      | member has | page                                | answers                                                                 |
      | contacts   | /profile-preferences                | first and last name, email, ends of the phone numbers, shipping address |
      | contacts   | /authorization                      | contacts                                                                |
      | coverage   | /profile-preferences/coverage       | coverage plans                                                          |
      | coverage   | /profile-preferences/coverage       | member and group number                                                 |
      | coverage   | /profile-preferences/payment        | end of each card                                                        |
      | contacts   | /profile-preferences/health-profile | medicines                                                               |
      | contacts   | /profile-preferences/health-profile | allergies                                                               |
      | contacts   | /profile-preferences/communications | end of the mobile phone                                                 |

  Scenario Outline: <page> shows the <answers>, too
    Given a member with <member has> is signed in
    When the member opens "<page>"
    Then the content shows the provider's <answers>

    Examples:
      | member has       | page                                | answers                               |
      | contacts         | /profile-preferences                | day of birth                          |
      | contacts         | /authorization                      | ends of the phone numbers of contacts |
      | contacts         | /profile-preferences/health-profile | height, own A1C                       |
      | pages in Spanish | /profile-preferences                | first and last name                   |
      | pages in Spanish | /profile-preferences/health-profile | medicines, height                     |
      | pulse            | /profile-preferences/health-profile | medicines                             |
