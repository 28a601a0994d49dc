@sandbox
Feature: The portal inside the app that holds several products
  The parent app frames the portal and both speak by a small protocol: the parent says where to go
  and in which language, the portal where it is and
  whether anybody is signed in. Nobody else may frame it, and nobody else is heard.

  @SHELL-004 @SIDE-002
  Scenario: the parent leads, and the portal says where it is
    Given Rosa is signed in
    When she opens "/dashboard" in the parent app
    Then the parent app shows "Rosa"
    When the parent says hello
    Then her sidebar has "Coaching"
    And the parent knows the height of the page
    When the parent opens "bloodPressureTrends"
    Then the parent has heard of the page "bloodPressureTrends" titled "Blood pressure trends | Wellspring"
    When others try to open "bloodPressureLogs"
    And the parent has her places asked anew
    Then the parent has never heard of the page "bloodPressureLogs"
    When the parent switches to Spanish
    Then the parent has heard of the page "bloodPressureTrends" titled "Tendencias de presión arterial | Wellspring"

  @SHELL-002 @USER-031
  Scenario: the parent brings a brand of its own
    Given Rosa is signed in
    When she opens "/blood-pressure/trends" in the parent app
    Then the parent app shows "Blood pressure"
    When the parent says hello as "Juniper Health"
    Then the parent has heard of the page "bloodPressureTrends" titled "Blood pressure trends | Juniper Health"

  @WT-004
  Scenario: the parent's way to the weight pages asks for the scale, each time anew
    Given Edith has weighed herself once
    And she is signed in
    And her weight program is ACTIVE
    When she opens "/dashboard" in the parent app
    Then the parent app shows "Edith"
    When the parent says hello
    And the parent opens "weight"
    And there she presses "Yes"
    Then the parent has heard of the page "weightGetStarted" titled "Set up your scale | Wellspring"
    When the parent opens "weight"
    And there she presses "Not yet"
    Then the parent app shows "Get started with your scale"

  @ROUTE-044 @GAP-033
  Scenario: what is not there is the parent's to find
    Given Rosa is signed in
    When she opens "/nowhere" in the parent app
    Then the parent app shows "page"
    When there she follows "care"
    Then the parent is told "careId"

  Scenario: a visitor is the parent's to sign in
    When she opens "/dashboard" in the parent app
    Then the parent app shows "Sign in"
    And the parent is told "needsSignIn"

  Scenario: nobody else frames it, of the same site or not
    When she opens "/dashboard" in a frame of "http://localhost:4301"
    Then nothing of the portal is shown
