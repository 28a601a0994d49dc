Feature: Every address leads where it says
  A link in a mail, a bookmark or a typed address opens its page for whoever may see it, and leads
  everybody else somewhere useful.

  Rule: A member finds the pages of her programs

    @sandbox @ROUTE-050 @ROUTE-051 @ROUTE-052 @ROUTE-053 @ROUTE-054 @ROUTE-057 @ROUTE-058
    Scenario: what Rosa measures, and her coaching
      Given Rosa is signed in
      And what "getFlowStatus" and "getCoachingSession" are asked for may not be there
      And she has opened "/dashboard"
      Then these addresses show their pages:
        | address                             | title                               | tabs                                     |
        | /coaching                           | Coaching                            |                                          |
        | /coaching/goals                     | Your goals                          |                                          |
        | /coaching/session/none              | Coaching session                    |                                          |
        | /coaching/sessiondetails/none       | About your coaching session         |                                          |
        | /blood-sugar/overview               | Blood sugar                         | overview trends all-logs summary-report  |
        | /blood-sugar/trends                 | Blood sugar trends                  | overview trends all-logs summary-report  |
        | /blood-sugar/all-logs               | Blood sugar logs                    | overview trends all-logs summary-report  |
        | /blood-sugar/summary-report         | Blood sugar report                  | overview trends all-logs summary-report  |
        | /blood-sugar/friends-and-family     | Friends and family                  |                                          |
        | /blood-sugar/share-from-meter       | Share from your meter               |                                          |
        | /blood-pressure/overview            | Blood pressure                      | overview trends all-logs summary-reports |
        | /blood-pressure/trends              | Blood pressure trends               | overview trends all-logs summary-reports |
        | /blood-pressure/all-logs            | Blood pressure logs                 | overview trends all-logs summary-reports |
        | /blood-pressure/summary-reports     | Blood pressure report               | overview trends all-logs summary-reports |
        | /blood-pressure/personalized-report | Your five-day blood pressure report |                                          |
        | /blood-pressure/using-your-monitor  | Using your blood pressure monitor   |                                          |
        | /weight/overview                    | Weight                              | overview trends all-logs summary-report  |
        | /weight/trends                      | Weight trends                       | overview trends all-logs summary-report  |
        | /weight/all-logs                    | Weight logs                         | overview trends all-logs summary-report  |
        | /weight/summary-report              | Weight report                       | overview trends all-logs summary-report  |
        | /weight/get-started                 | Set up your scale                   |                                          |

    @sandbox @ROUTE-060 @ROUTE-061 @ROUTE-062 @ROUTE-063 @ROUTE-066 @ROUTE-067 @ROUTE-068 @ROUTE-069 @ROUTE-070 @ROUTE-071
    Scenario: what helps Rosa from day to day, and her settings
      Given Rosa is signed in
      And what "getFoodEntry" and "getReminder" are asked for may not be there
      And she has opened "/dashboard"
      Then these addresses show their pages:
        | address                               | title              | tabs                                                            |
        | /food/overview                        | Food               | overview insights                                               |
        | /food/insights                        | Food insights      | overview insights                                               |
        | /food/log                             | Log a meal         |                                                                 |
        | /food/log/none                        | Log a meal         |                                                                 |
        | /food/intro                           | About the food log |                                                                 |
        | /reminder                             | Reminders          |                                                                 |
        | /reminder/set                         | Set a reminder     |                                                                 |
        | /reminder/set/none                    | Set a reminder     |                                                                 |
        | /profile-preferences/account-settings | Account settings   | account-settings communications health-profile coverage payment |
        | /profile-preferences/communications   | Communications     | account-settings communications health-profile coverage payment |
        | /profile-preferences/health-profile   | Health profile     | account-settings communications health-profile coverage payment |
        | /profile-preferences/coverage         | Coverage           | account-settings communications health-profile coverage payment |
        | /profile-preferences/payment          | Payment            | account-settings communications health-profile coverage payment |
        | /order-supplies                       | Order supplies     |                                                                 |
        | /reports-and-data                     | Reports and data   |                                                                 |
        | /user-guides                          | User guides        |                                                                 |
        | /programs                             | Programs           |                                                                 |
        | /authorization                        | Authorizations     |                                                                 |

    @sandbox @ROUTE-087 @ROUTE-088 @ROUTE-089 @ROUTE-090 @ROUTE-091 @ROUTE-092 @ROUTE-093 @ROUTE-094 @ROUTE-095 @GAP-049 @GAP-008
    Scenario: the other pages, areas that open at their first tab, and what is below no page
      Given Rosa is signed in
      And what "getCholesterolReport" and "getA1cCholesterolReport" are asked for may not be there
      And she has opened "/dashboard"
      Then these addresses show their pages:
        | address                            | title                      |
        | /activate-devices                  | Set up your devices        |
        | /goal-setting                      | Set a goal                 |
        | /education                         | Courses                    |
        | /education/move-more               | Course                     |
        | /a1c-report                        | A1C report                 |
        | /cholesterol-report                | Cholesterol report         |
        | /a1c-cholesterol-combined-report   | A1C and cholesterol report |
        | /confirm-lab-order                 | Confirm your lab order     |
        | /confirm-lab-order/confirm-address | Confirm your address       |
        | /confirm-lab-order/members         | Your lab kit order         |
        | /campaign-ended                    | This offer has ended       |
      And these addresses lead elsewhere:
        | address              | to                                    |
        | /blood-sugar         | /blood-sugar/overview                 |
        | /weight              | /weight/overview                      |
        | /food                | /food/overview                        |
        | /profile-preferences | /profile-preferences/account-settings |
        | /login               | /dashboard                            |
      And for each of these the card says that the page is missing, and the address stays:
        | address                        |
        | /food/log/a/b                  |
        | /coaching/session              |
        | /body-composition/trends       |
        | /blood-pressure/summary-report |

    @sandbox @ROUTE-055
    Scenario: pulse is for heart failure
      Given Frank is signed in
      And he has opened "/dashboard"
      Then these addresses show their pages:
        | address               | title        | tabs                                    |
        | /pulse/overview       | Pulse        | overview trends all-logs summary-report |
        | /pulse/trends         | Pulse trends | overview trends all-logs summary-report |
        | /pulse/all-logs       | Pulse logs   | overview trends all-logs summary-report |
        | /pulse/summary-report | Pulse report | overview trends all-logs summary-report |
      And these addresses lead elsewhere:
        | address      | to                                    |
        | /pulse       | /pulse/overview                       |
        | /blood-sugar | /profile-preferences/account-settings |

    @sandbox @ROUTE-059
    Scenario: body composition has no trends
      Given Wes is signed in
      And he has opened "/dashboard"
      Then these addresses show their pages:
        | address                          | title                   | tabs                             |
        | /body-composition/overview       | Body composition        | overview all-logs summary-report |
        | /body-composition/all-logs       | Body composition logs   | overview all-logs summary-report |
        | /body-composition/summary-report | Body composition report | overview all-logs summary-report |

    @sandbox @ROUTE-049
    Scenario: case, a slash at the end and an encoding make no other address
      Given Rosa is signed in
      And she has opened "/dashboard"
      Then these addresses lead elsewhere:
        | address              | to                                    |
        | /Dashboard/          | /dashboard                            |
        | /BLOOD-SUGAR/Trends/ | /blood-sugar/trends                   |
        | /Weight              | /weight/overview                      |
        | /%70ulse/overview    | /profile-preferences/account-settings |
        | /Login               | /dashboard                            |
        | /l/FollowUp/         | /dashboard                            |
      And the page is titled "Dashboard | Wellspring"

    @sandbox @ROUTE-079
    Scenario: signing out by its address in another spelling
      Given Rosa is signed in
      And she has opened "/dashboard"
      When she opens the address "/Logout/"
      Then she is asked to sign in
      And nothing of a session is left in the browser

    @ROUTE-072
    Scenario: signing in by its address in another spelling leads on to the dashboard
      Given a member has an account
      When a visitor opens "/Login/"
      Then the address is "/login"
      When she signs in
      Then she is on the dashboard

  Rule: Who may not see a page is led to one of use

    @sandbox @ROUTE-048 @GAP-001 @ROUTE-062 @ROUTE-067
    Scenario: Edith has blood pressure alone
      Given Edith is signed in
      And she has opened "/dashboard"
      Then these addresses lead elsewhere:
        | address                    | to                                    |
        | /blood-sugar/overview      | /profile-preferences/account-settings |
        | /weight/overview           | /profile-preferences/account-settings |
        | /body-composition/all-logs | /profile-preferences/account-settings |
        | /pulse/trends              | /profile-preferences/account-settings |
        | /kidney-health             | /profile-preferences/account-settings |
        | /order-supplies            | /profile-preferences/account-settings |
      And these addresses show their pages:
        | address                  | title          |
        | /blood-pressure/overview | Blood pressure |
        | /reminder                | Reminders      |

    @sandbox @ROUTE-064 @GAP-105
    Scenario: kidney health is for whoever has lab results
      Given Nora is signed in
      When she opens "/kidney-health"
      Then the page is titled "Kidney health | Wellspring"

    @sandbox @ROUTE-064
    Scenario: a failed call about lab results leads nobody away, and the page opens when it is answered
      Given Nora is signed in
      And the call "listKidneyResults" is answered with "server error"
      When she opens "/kidney-health"
      Then the page says that it cannot be opened yet, and whom to call
      And the address is "/kidney-health"
      When she presses "Try again"
      Then the page says that it cannot be opened yet, and whom to call
      When the trouble is over
      Then the page is titled "Kidney health | Wellspring"
      And the address is "/kidney-health"

    @sandbox @ROUTE-047
    Scenario: programs that cannot be read open no page
      Given Rosa is signed in
      And the programs are refused with "unavailable"
      When she opens "/pulse/overview"
      Then the page says that it cannot be opened yet, and whom to call
      And the address is "/pulse/overview"
      When the trouble is over
      And she presses "Try again"
      Then the address is "/profile-preferences/account-settings"

    @sandbox @ROUTE-047 @PROG-014
    Scenario: a program status and a feature state that the portal does not know lose only themselves
      Given Rosa is signed in
      And the programs bring heart failure with the status "PROGRAM_STATUS_PAUSED", and the features one with the state "BETA"
      And she has opened "/dashboard"
      Then the sidebar leads to "Blood sugar", "Blood pressure", "Weight" and "Reminders"
      And the sidebar does not lead to "Pulse"
      And these addresses lead elsewhere:
        | address         | to                                    |
        | /pulse/overview | /profile-preferences/account-settings |
      And these addresses show their pages:
        | address               | title       |
        | /blood-sugar/overview | Blood sugar |
        | /reminder             | Reminders   |

    @sandbox @ROUTE-065 @START-018
    Scenario: a program that has become active since the last visit opens its page at once
      Given Edith is signed in
      And her weight program is PENDING
      And she has opened "/dashboard"
      And the initial load is kept
      And her weight program is ACTIVE
      When she comes back to "/weight/overview"
      Then the page is titled "Weight | Wellspring"
      And the address is "/weight/overview"

    @sandbox @ROUTE-065
    Scenario: a stored answer alone leads nobody away
      Given Edith is signed in
      And her weight program is PENDING
      And she has opened "/dashboard"
      And the initial load is kept
      And the programs are refused with "unavailable"
      When she comes back to "/weight/overview"
      Then the page says that it cannot be opened yet, and whom to call
      And the address is "/weight/overview"

    @sandbox @ROUTE-047 @ROUTE-048 @ROUTE-049 @ROUTE-081 @IMP-005
    Scenario: a member all of whose programs have ended is told so, and what it means
      Given Edith is signed in
      And her hypertension program is INACTIVE
      When she opens "/dashboard"
      Then the address is "/profile-preferences/account-settings"
      And the sidebar does not lead to "Dashboard"
      And the page says "Your programs have ended"
      When she follows "What this means for you"
      Then the address is "/non-member/account-ended"
      And the page is titled "Your account has ended | Wellspring"

    @sandbox @ROUTE-048 @ROUTE-049
    Scenario: a member whose only program is offered has no dashboard yet
      Given Edith is signed in
      And her hypertension program is OFFERED
      When she opens "/dashboard"
      Then the address is "/profile-preferences/account-settings"
      And the page does not say "Your programs have ended"

    @sandbox @ROUTE-039 @GAP-001
    Scenario: nothing has started for Paul
      Given Paul is signed in
      And he has opened "/pending"
      Then these addresses lead elsewhere:
        | address               | to       |
        | /dashboard            | /pending |
        | /blood-sugar/overview | /pending |
        | /kidney-health        | /pending |

    @sandbox @ROUTE-056 @GAP-038
    Scenario: behavioral health is another app
      Given Beth is signed in
      And she has opened "/programs"
      When she opens "/behavioral-health", the app at "https://mind.wellspring.example/app" opens in a window of its own
      Then the address is "/dashboard"

    @sandbox @GAP-038
    Scenario: who has no behavioral health finds no page there
      Given Edith is signed in
      When she opens "/behavioral-health"
      Then a card says that the page is missing

  Rule: A visitor finds the pages for everybody

    @GAP-037 @ROUTE-073 @ROUTE-074 @ROUTE-075 @ROUTE-076 @ROUTE-077 @ROUTE-078 @ROUTE-079 @ROUTE-084 @ROUTE-085 @ROUTE-086
    Scenario: without signing in
      Given what "listMfaContactPoints" and "answerMfaChallenge" are asked for may not be there
      Then a visitor who opens these is shown them, or led on:
        | address                               | to     | title                      |
        | /forgot-password                      |        | Forgot your password?      |
        | /reset-password                       |        | Set a new password         |
        | /verification-required                |        | Confirm your email address |
        | /verification-expired                 |        | That link has expired      |
        | /rate-limit-exceeded                  |        | Too many tries             |
        | /privacy                              |        | Your privacy               |
        | /teams-coaching                       |        | Coaching messages          |
        | /sitemap                              |        | Sitemap                    |
        | /mfa?mfaToken=m-1                     | /mfa   | Check that it is you       |
        | /?mfaToken=m-1&program=HYPERTENSION   | /mfa   | Check that it is you       |
        | /logout                               | /login | Sign in                    |
        | /l/followup?program=HYPERTENSION      | /login | Sign in                    |
        | /confirm-lab-order                    |        | Confirm your lab order     |
        | /confirm-lab-order/confirm-address    |        | Confirm your address       |
        | /campaign-ended                       |        | This offer has ended       |
        | /activate-devices                     | /login | Sign in                    |
        | /goal-setting                         | /login | Sign in                    |
        | /a1c-report                           | /login | Sign in                    |
        | /cholesterol-report                   | /login | Sign in                    |
        | /a1c-cholesterol-combined-report      | /login | Sign in                    |
        | /profile-preferences/account-settings | /login | Sign in                    |
        | /order-supplies                       | /login | Sign in                    |
        | /kidney-health                        | /login | Sign in                    |
        | /coaching/sessiondetails/1            | /login | Sign in                    |

    @sandbox @ROUTE-024 @ROUTE-025
    Scenario Outline: a second step that was begun elsewhere goes on with its token, <who>, and lands where she was going
      Given <who>
      And Mia has an account
      When she comes to "/" with an MFA token and "program=HYPERTENSION"
      Then the address is "/mfa?program=HYPERTENSION"
      And the contact points were asked for with that token
      And nothing that brought her is left in the address
      When she reloads the page
      And she has a code sent by "Text message to"
      And she types the code that came
      Then the address is "/blood-pressure/overview"
      And the pages are those of "Mia"

      Examples:
        | who                 |
        | Rosa has an account |
        | Rosa is signed in   |

    @sandbox
    Scenario: the second step of another sign-in is given up, and the session that was there goes on
      Given Rosa is signed in
      And what "listMfaContactPoints" and "answerMfaChallenge" are asked for may not be there
      When she opens "/?mfaToken=m-1"
      Then the heading is "Check that it is you"
      When she opens "/dashboard"
      Then she is on the dashboard

    @sandbox
    Scenario: an address that comes from Teams counts for itself alone
      Given Rosa is signed in
      When she opens "/?fromTeams=true"
      Then she is asked to sign in
      When she opens "/dashboard"
      Then she is on the dashboard
      And she is greeted by her first name

    @sandbox @ROUTE-027
    Scenario: a link to follow up leads to the landing page
      Given Rosa is signed in
      When she opens "/l/followup?program=HYPERTENSION"
      Then the address is "/blood-pressure/overview"

    @ROUTE-044 @GAP-033
    Scenario: inside the one-app the way on from a missing page is the host's
      When a visitor opens "/not-found?oneApp=true"
      Then the way on from the missing page is "/care-id"

  Rule: The sitemap lists what whoever looks may open

    @GAP-048
    Scenario: a visitor's
      When a visitor opens "/sitemap"
      Then the sitemap leads to "Forgot your password?" and not to "Blood pressure"

    @sandbox @GAP-048
    Scenario: a member's, in her own frame
      Given Edith is signed in
      When she opens "/sitemap"
      Then the sitemap leads to "Blood pressure trends" and not to "Blood sugar"
      And she sees the sitemap in her own frame
