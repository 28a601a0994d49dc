@sandbox
Feature: The dashboard comes drawn
  The edge draws a member's dashboard, so that their readings are in
  the first answer. The browser takes the picture over and asks for nothing that came with it.

  Rule: The first answer has the readings, and the browser goes on from there

    Scenario Outline: Rosa opens her dashboard again on a device that is <device>
      Given the device is <device>
      And <member> is signed in
      And the member has opened "/dashboard"
      When the member opens the dashboard again
      Then the page comes with "128/78" and "<word>"
      And the browser takes the picture over
      And nothing that came with the page is asked for again
      And the dashboard greets the member by first name

      Examples:
        | device  | member                   | word     |
        | usual   | Rosa                     | Elevated |
        | usual   | Rosa, who reads Spanish, | Elevada  |
        | dark    | Rosa                     | Elevated |
        | a phone | Rosa                     | Elevated |

    Scenario: A dangerous reading comes with what to do
      Given Rosa's only blood pressure reading is 192/126
      And the member is signed in
      And the member has opened "/dashboard"
      When the member opens the dashboard again
      Then the page comes with "192/126" and "911"
      And the browser takes the picture over

    Scenario: A dangerous reading shows what to do even where no script runs
      Given Rosa's only blood pressure reading is 192/126
      And the member is signed in
      And the member has opened "/dashboard"
      When the member opens the dashboard where no script runs
      Then that page shows "192/126" and "911" in its first window

    Scenario: Buttons and links of a picture work once it is taken over
      Given Rosa is signed in
      And the member has opened "/dashboard"
      When the member opens the dashboard again
      And the member follows the tile "Blood pressure"
      Then the address is "/blood-pressure/overview"

  Rule: Where there is no picture, the page is the one that every browser gets

    Scenario: The provider does not tell the programs in time
      Given Rosa is signed in
      And the member has opened "/dashboard"
      And the call "listPrograms" is answered with "unavailable"
      When the member opens the dashboard again
      Then the page comes empty

    Scenario: The first dashboard on a device
      Given Rosa is signed in
      When the member opens the dashboard for the first time
      Then the page comes empty
      And the tile "Blood pressure" says "128/78" and "Elevated"

    Scenario: A browser that blocks its storage draws the page anew
      Given Rosa is signed in
      And the member has opened "/dashboard"
      And the browser's storage is blocked
      When the member opens the dashboard again
      Then the page comes with "128/78" and "Elevated"
      And the sidebar leads to "Dashboard", "Blood pressure"
      And the tile "Blood pressure" says "128/78" and "Elevated"

  Rule: A picture is for one session only

    Scenario: Somebody else is signed in when it arrives
      Given Rosa is signed in
      And the member has opened "/dashboard"
      When the member opens the dashboard again
      And Walter signs in, and the page of before arrives once more
      Then the dashboard greets the member by first name
      And nothing of the page of before was taken over

    Scenario: Nobody is signed in when it arrives
      Given Rosa is signed in
      And the member has opened "/dashboard"
      When the member opens the dashboard again
      And the session is gone, and the page of before arrives once more
      Then the address is "/login"
      And nothing of the page of before was taken over
