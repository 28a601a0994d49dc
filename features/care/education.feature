Feature: Courses
  Short lessons of the program that matters most, taken a few minutes at a time, and where she
  stopped is where she goes on.

  @sandbox @SSO-007 @PROG-004
  Scenario: A member with prediabetes goes on with her course, answers, and finishes it
    Given Pia is signed in
    And the RPC "recordLessonProgress" is answered with "unavailable"
    When she opens "/programs"
    Then the content says "Prediabetes" and "Active"
    When she follows "Courses (Prediabetes)"
    Then the page is titled "Courses | Wellspring"
    And the content says "Go on where you stopped", "1 of 3 lessons done" and "Finished on Sep 19"
    When she follows "Go on"
    Then the heading is "Build a balanced plate"
    And the content says "A quarter each", "Lesson 2 of 3" and "Half of it vegetables"
    When she presses "Check my answer"
    Then the content says "Choose an answer first"
    When she picks "Salad"
    And she presses "Check my answer"
    Then she is told "Your lesson was not saved"
    When the trouble is over
    And she presses "Check my answer"
    Then the content says "The answer is: Corn" and "2 of 3 lessons done"
    When she picks "Corn"
    And she presses "Check my answer"
    Then the content says "That is right"
    When she follows "Next lesson"
    Then the focus is on "Your own dishes"
    When she presses "I have read this"
    Then the content says "You have finished this course"
    When she reloads the page
    And she follows "All courses"
    Then the content says "Your next course" and "Finished on Nov 20"

  @sandbox @SSO-025 @FLAG-002
  Scenario: The course on a GLP-1 medicine is there where the feature is on, and gone without it
    Given Gina is signed in
    When she opens "/education"
    Then the content says "About your GLP-1 medicine" and "Your doctor’s advice on your medicine comes first"
    When she follows "Go on"
    Then the heading is "Living well with a GLP-1 medicine"
    Given her feature GLP1_EDUCATION is off
    And the call "getCourse" finds nothing
    When she opens "/education"
    Then the content says "All courses of your program"
    And the content does not say "GLP-1"
    When she opens "/education/glp1-medicines"
    Then the content says "This course is not there"

  @sandbox
  Scenario: a course of a topic of a later server is shown, and one that cannot be read is counted
    Given Pia is signed in
    And in the answer of "ListEducationPrograms" the rows of "programs.0.courses" are told with:
      | all   | topic           | COURSE_TOPIC_STRENGTH  |
      | all   | progress        | COURSE_PROGRESS_PAUSED |
      | added | durationMinutes | many                   |
    When she opens "/education"
    Then the content says "1 entry could not be shown. It has not been deleted." and "Build a balanced plate"
    And the content does not say "Go on where you stopped"
