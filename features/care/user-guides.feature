Feature: User guides
  A member reads the manual of each device in English or Spanish.
  The page also lists the guides of devices that it does not know.

  @sandbox @ROUTE-069 @DEV-009 @DEV-003
  Scenario: A guide is read in either language
    Given Rosa is signed in
    When the member opens "/user-guides"
    Then the content says "Your devices" and "guides of other devices"
    When the member follows "Read: BG300 blood sugar meter, in Español"
    Then the content says "Antes de medir"
    When the member selects "English"
    Then the content says "Before you measure"

  @sandbox
  Scenario: A guide of an unknown device is listed, and an unreadable part is counted
    Given Rosa is signed in
    And in the response of "ListUserGuides" the rows of "guides" are changed with:
      | added |  | {"device":"bg9000","readingCategory":"glucose_sensor","name":"BG9000 sensor","manuals":[{"language":"en-US","title":"BG9000 sensor","updateDate":{"year":2026,"month":5,"day":12}},{"language":"fr-FR","title":"BG9000 sensor","updateDate":{"year":2026,"month":5,"day":12}}]} |
      | added |  | {"device":"bg9000","readingCategory":"glucose_sensor","name":"","manuals":[{"language":"en-US","title":"BG9000 sensor","updateDate":{"year":2026,"month":5,"day":12}},{"language":"fr-FR","title":"BG9000 sensor","updateDate":{"year":2026,"month":5,"day":12}}]}              |
    And in the response of "GetUserGuide" the rows of "manual.sections" are changed with:
      | added |  | {"heading":"Watch","steps":[]} |
    When the member opens "/user-guides"
    Then the content says "BG9000 sensor", "fr-FR" and "1 entry could not be shown. It has not been deleted."
    When the member follows "Read: BG300 blood sugar meter, in Español"
    Then the content says "Antes de medir" and "1 part of this guide could not be shown."
