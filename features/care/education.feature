Feature: Courses
  Short lessons of the member's program take a few minutes each. The course continues where the
  member stopped.

  @sandbox @SSO-007 @PROG-004
  Scenario: A member with prediabetes continues the course, answers and finishes it
    Given Pia is signed in
    And the call "recordLessonProgress" is answered with "unavailable"
    When the member opens "/programs"
    Then the content says "Prediabetes" and "Active"
    When the member follows "Courses (Prediabetes)"
    Then the page is titled "Courses | {brand}"
    And the content says "Go on where you stopped", "1 of 3 lessons done" and "Finished on Sep 19"
    When the member follows "Go on"
    Then the heading is "Build a balanced plate"
    And the content says "A quarter each", "Lesson 2 of 3" and "Half of it vegetables"
    When the member presses "Check my answer"
    Then the content says "Choose an answer first"
    When the member selects "Salad"
    And the member presses "Check my answer"
    Then an alert says "Your lesson was not saved"
    When the server recovers
    And the member presses "Check my answer"
    Then the content says "The answer is: Corn" and "2 of 3 lessons done"
    When the member selects "Corn"
    And the member presses "Check my answer"
    Then the content says "That is right"
    When the member follows "Next lesson"
    Then the focus is on "Your own dishes"
    When the member presses "I have read this"
    Then the content says "You have finished this course"
    When the member reloads the page
    And the member follows "All courses"
    Then the content says "Your next course" and "Finished on Nov 20"

  @sandbox @SSO-025 @FLAG-002
  Scenario: The course on a GLP-1 medicine is shown only with its feature
    Given Gina is signed in
    When the member opens "/education"
    Then the content says "About your GLP-1 medicine" and "Your doctor’s advice on your medicine comes first"
    When the member follows "Go on"
    Then the heading is "Living well with a GLP-1 medicine"
    And the call "openCourse" was made: yes
    Given the member's feature GLP1_EDUCATION is off
    And the call "getCourse" will fail with 404
    When the member opens "/education"
    Then the content says "More courses of your program"
    And the content does not say "GLP-1"
    When the member opens "/education/glp1-medicines"
    Then the content says "We could not find this course"

  @sandbox
  Scenario: A course with an unknown topic is shown, and an unreadable one is counted
    Given Pia is signed in
    And in the response of "ListEducationPrograms" the rows of "programs.0.courses" are changed with:
      | all   | topic           | COURSE_TOPIC_STRENGTH  |
      | all   | progress        | COURSE_PROGRESS_PAUSED |
      | added | durationMinutes | many                   |
    When the member opens "/education"
    Then the content says "1 entry could not be shown. It has not been deleted." and "Build a balanced plate"
    And the content does not say "Go on where you stopped"
