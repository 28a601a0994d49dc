Feature: Routes
  A link in an email, a bookmark or a typed address opens its page for everyone who may see it, and
  redirects everyone else to a useful page.

  Rule: A member opens the pages of their programs

    @portable @ROUTE-050 @ROUTE-051 @ROUTE-052
    Scenario: The pages of coaching
      Given a member with a coach is signed in
      And the calls "getFlowStatus" and "getCoachingSession" may be answered with 401 or 404
      And the member has opened "/dashboard"
      Then these addresses show their pages:
        | address                       | title                       | tabs |
        | /coaching                     | Coaching                    |      |
        | /coaching/goals               | Your goals                  |      |
        | /coaching/session/none        | Coaching session            |      |
        | /coaching/sessiondetails/none | About your coaching session |      |

    @portable @ROUTE-052
    Scenario: The pages of blood sugar
      Given a member with blood sugar is signed in
      And the member has opened "/dashboard"
      Then these addresses show their pages:
        | address                         | title                 | tabs                                    |
        | /blood-sugar/overview           | Blood sugar           | overview trends all-logs summary-report |
        | /blood-sugar/trends             | Blood sugar trends    | overview trends all-logs summary-report |
        | /blood-sugar/all-logs           | Blood sugar logs      | overview trends all-logs summary-report |
        | /blood-sugar/summary-report     | Blood sugar report    | overview trends all-logs summary-report |
        | /blood-sugar/friends-and-family | Friends and family    |                                         |
        | /blood-sugar/share-from-meter   | Share from your meter |                                         |

    @portable @ROUTE-053 @ROUTE-054
    Scenario: The pages of blood pressure
      Given a member with blood pressure is signed in
      And the member has opened "/dashboard"
      Then these addresses show their pages:
        | address                             | title                               | tabs                                     |
        | /blood-pressure/overview            | Blood pressure                      | overview trends all-logs summary-reports |
        | /blood-pressure/trends              | Blood pressure trends               | overview trends all-logs summary-reports |
        | /blood-pressure/all-logs            | Blood pressure logs                 | overview trends all-logs summary-reports |
        | /blood-pressure/summary-reports     | Blood pressure report               | overview trends all-logs summary-reports |
        | /blood-pressure/personalized-report | Your five-day blood pressure report |                                          |
        | /blood-pressure/using-your-monitor  | Using your blood pressure monitor   |                                          |

    @portable @ROUTE-057 @ROUTE-058
    Scenario: The pages of weight
      Given a member with weight is signed in
      And the member has opened "/dashboard"
      Then these addresses show their pages:
        | address                | title             | tabs                                    |
        | /weight/overview       | Weight            | overview trends all-logs summary-report |
        | /weight/trends         | Weight trends     | overview trends all-logs summary-report |
        | /weight/all-logs       | Weight logs       | overview trends all-logs summary-report |
        | /weight/summary-report | Weight report     | overview trends all-logs summary-report |
        | /weight/get-started    | Set up your scale |                                         |

    @portable @ROUTE-060 @ROUTE-061
    Scenario: The pages of food
      Given a member with blood sugar is signed in
      And the calls "getFoodEntry" and "getReminder" may be answered with 401 or 404
      And the member has opened "/dashboard"
      Then these addresses show their pages:
        | address        | title              | tabs              |
        | /food/overview | Food               | overview insights |
        | /food/insights | Food insights      | overview insights |
        | /food/log      | Log a meal         |                   |
        | /food/log/none | Log a meal         |                   |
        | /food/intro    | About the food log |                   |

    @portable @ROUTE-062 @ROUTE-063
    Scenario: The pages of reminders
      Given a member with reminders is signed in
      And the calls "getFoodEntry" and "getReminder" may be answered with 401 or 404
      And the member has opened "/dashboard"
      Then these addresses show their pages:
        | address            | title          | tabs |
        | /reminder          | Reminders      |      |
        | /reminder/set      | Set a reminder |      |
        | /reminder/set/none | Set a reminder |      |

    @portable @ROUTE-066 @ROUTE-067 @ROUTE-068 @ROUTE-069 @ROUTE-070 @ROUTE-071
    Scenario: The pages of supplies, reports and settings
      Given a member with blood sugar is signed in
      And the member has opened "/dashboard"
      Then these addresses show their pages:
        | address                               | title                    | tabs                                                            |
        | /profile-preferences/account-settings | Account settings         | account-settings communications health-profile coverage payment |
        | /profile-preferences/communications   | Communications           | account-settings communications health-profile coverage payment |
        | /profile-preferences/health-profile   | Health profile           | account-settings communications health-profile coverage payment |
        | /profile-preferences/coverage         | Coverage                 | account-settings communications health-profile coverage payment |
        | /profile-preferences/payment          | Payment                  | account-settings communications health-profile coverage payment |
        | /order-supplies                       | Order supplies           |                                                                 |
        | /reports-and-data                     | Reports and data         |                                                                 |
        | /user-guides                          | User guides              |                                                                 |
        | /programs                             | Programs                 |                                                                 |
        | /authorization                        | Who sees and who is told |                                                                 |

    @portable @ROUTE-087 @ROUTE-088 @ROUTE-089 @ROUTE-090 @ROUTE-091 @ROUTE-092 @ROUTE-093 @ROUTE-094 @ROUTE-095 @GAP-049 @GAP-008
    Scenario: Other pages, areas that open at their first tab, and missing subpages
      Given a member with blood sugar is signed in
      And the calls "getCholesterolReport" and "getA1cCholesterolReport" may be answered with 401 or 404
      And the member has opened "/dashboard"
      Then these addresses show their pages:
        | address                            | title                      |
        | /activate-devices                  | Your devices               |
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
      And these addresses redirect:
        | address              | to                                    |
        | /blood-sugar         | /blood-sugar/overview                 |
        | /weight              | /weight/overview                      |
        | /food                | /food/overview                        |
        | /profile-preferences | /profile-preferences/account-settings |
        | /login               | /dashboard                            |
      And each of these addresses shows the card for a missing page and stays:
        | address                        |
        | /food/log/a/b                  |
        | /coaching/session              |
        | /body-composition/trends       |
        | /blood-pressure/summary-report |

    @portable @ROUTE-055
    Scenario: Pulse is for heart failure
      Given a member with pulse is signed in
      And the member has opened "/dashboard"
      Then these addresses show their pages:
        | address               | title        | tabs                                    |
        | /pulse/overview       | Pulse        | overview trends all-logs summary-report |
        | /pulse/trends         | Pulse trends | overview trends all-logs summary-report |
        | /pulse/all-logs       | Pulse logs   | overview trends all-logs summary-report |
        | /pulse/summary-report | Pulse report | overview trends all-logs summary-report |
      And these addresses redirect:
        | address      | to                                    |
        | /pulse       | /pulse/overview                       |
        | /blood-sugar | /profile-preferences/account-settings |

    @portable @ROUTE-059
    Scenario: Body composition has no trends
      Given a member with body composition is signed in
      And the member has opened "/dashboard"
      Then these addresses show their pages:
        | address                          | title                   | tabs                             |
        | /body-composition/overview       | Body composition        | overview all-logs summary-report |
        | /body-composition/all-logs       | Body composition logs   | overview all-logs summary-report |
        | /body-composition/summary-report | Body composition report | overview all-logs summary-report |

    @portable @ROUTE-049
    Scenario: Case, a trailing slash and encoding do not change the address
      Given a member with blood sugar is signed in
      And the member has opened "/dashboard"
      Then these addresses redirect:
        | address              | to                                    |
        | /Dashboard/          | /dashboard                            |
        | /BLOOD-SUGAR/Trends/ | /blood-sugar/trends                   |
        | /Weight              | /weight/overview                      |
        | /%70ulse/overview    | /profile-preferences/account-settings |
        | /Login               | /dashboard                            |
        | /l/FollowUp/         | /dashboard                            |
      And the page is titled "Dashboard | {brand}"

    @portable @ROUTE-079
    Scenario: The sign-out address works in another notation
      Given a member is signed in
      And the member has opened "/dashboard"
      When the member opens the address "/Logout/"
      Then the sign-in page is open
      And no session data is left in the browser

    @portable @ROUTE-072
    Scenario: The sign-in address in another notation redirects to the dashboard
      Given a member has an account
      When a visitor opens "/Login/"
      Then the address is "/login"
      When the member signs in
      Then the dashboard is open

  Rule: A member without access is redirected to a useful page

    @sandbox @ROUTE-048 @GAP-001 @ROUTE-062 @ROUTE-067
    Scenario: Edith has blood pressure only
      Given Edith is signed in
      And the member has opened "/dashboard"
      Then these addresses redirect:
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

    @portable @ROUTE-064 @GAP-105
    Scenario: Kidney health is for members with lab results
      Given a member with kidney results is signed in
      When the member opens "/kidney-health"
      Then the page is titled "Kidney health | {brand}"

    @sandbox @ROUTE-064
    Scenario: A failed call about lab results does not redirect, and the page opens when it recovers
      Given Nora is signed in
      And the call "listKidneyResults" is answered with "server error"
      When the member opens "/kidney-health"
      Then the page says that it cannot be opened yet, and which number to call
      And the address is "/kidney-health"
      When the member presses "Try again"
      Then the page says that it cannot be opened yet, and which number to call
      When the server recovers
      Then the page is titled "Kidney health | {brand}"
      And the address is "/kidney-health"

    @sandbox @ROUTE-047
    Scenario: An unreadable program list opens no page
      Given Rosa is signed in
      And the call "listPrograms" is answered with "unavailable"
      When the member opens "/pulse/overview"
      Then the page says that it cannot be opened yet, and which number to call
      And the address is "/pulse/overview"
      When the server recovers
      And the member presses "Try again"
      Then the address is "/profile-preferences/account-settings"

    @sandbox @ROUTE-047 @PROG-014
    Scenario: An unknown program status and feature state hide only themselves
      Given Rosa is signed in
      And the program list has heart failure with the status "PROGRAM_STATUS_PAUSED", and the feature list has it with the state "BETA"
      And the member has opened "/dashboard"
      Then the sidebar leads to "Blood sugar", "Blood pressure", "Weight" and "Reminders"
      And the sidebar does not lead to "Pulse"
      And these addresses redirect:
        | address         | to                                    |
        | /pulse/overview | /profile-preferences/account-settings |
      And these addresses show their pages:
        | address               | title       |
        | /blood-sugar/overview | Blood sugar |
        | /reminder             | Reminders   |

    @sandbox @ROUTE-065 @START-018
    Scenario: A program that became active since the last visit opens its page at once
      Given Edith is signed in
      And the member's weight program is PENDING
      And the member has opened "/dashboard"
      And the initial load is cached
      And the member's weight program is ACTIVE
      When the member returns to "/weight/overview"
      Then the page is titled "Weight | {brand}"
      And the address is "/weight/overview"

    @sandbox @ROUTE-065
    Scenario: A cached answer alone does not redirect
      Given Edith is signed in
      And the member's weight program is PENDING
      And the member has opened "/dashboard"
      And the initial load is cached
      And the call "listPrograms" is answered with "unavailable"
      When the member returns to "/weight/overview"
      Then the page says that it cannot be opened yet, and which number to call
      And the address is "/weight/overview"

    @sandbox @ROUTE-047 @ROUTE-048 @ROUTE-049 @ROUTE-081 @IMP-005
    Scenario: A member whose programs have all ended sees so and what it means
      Given Edith is signed in
      And the member's hypertension program is INACTIVE
      When the member opens "/dashboard"
      Then the address is "/profile-preferences/account-settings"
      And the sidebar does not lead to "Dashboard"
      And the content says "Your programs have ended"
      When the member follows "What this means for you"
      Then the address is "/non-member/account-ended"
      And the page is titled "Your account has ended | {brand}"

    @sandbox @ROUTE-048 @ROUTE-049
    Scenario: A member whose only program is offered has no dashboard yet
      Given Edith is signed in
      And the member's hypertension program is OFFERED
      When the member opens "/dashboard"
      Then the address is "/profile-preferences/account-settings"
      And the content does not say "Your programs have ended"

    @sandbox @ROUTE-039 @GAP-001
    Scenario: Paul has no started program
      Given Paul is signed in
      And the member has opened "/pending"
      Then these addresses redirect:
        | address               | to       |
        | /dashboard            | /pending |
        | /blood-sugar/overview | /pending |
        | /kidney-health        | /pending |

    @sandbox @ROUTE-056 @GAP-038
    Scenario: Behavioral health is another app
      Given Beth is signed in
      And the member has opened "/programs"
      When the member opens "/behavioral-health", and the app at "https://mind.wellspring.example/app" opens in a window of its own
      Then the address is "/dashboard"

    @sandbox @GAP-038
    Scenario: A member without behavioral health has no such page
      Given Edith is signed in
      When the member opens "/behavioral-health"
      Then the heading is "We cannot find that page"

  Rule: A visitor opens the public pages

    @portable @GAP-037 @ROUTE-073 @ROUTE-074 @ROUTE-075 @ROUTE-076 @ROUTE-077 @ROUTE-078 @ROUTE-079 @ROUTE-084 @ROUTE-085 @ROUTE-086
    Scenario: The public pages without a session
      Given the calls "listMfaContactPoints" and "answerMfaChallenge" may be answered with 401 or 404
      Then a visitor who opens these sees the page, or is redirected:
        | address                               | to     | title                      |
        | /forgot-password                      |        | Forgot your password?      |
        | /reset-password                       |        | Set a new password         |
        | /verification-required                |        | Confirm your email address |
        | /verification-expired                 |        | That link has expired      |
        | /rate-limit-exceeded                  |        | Too many tries             |
        | /privacy                              |        | Your privacy               |
        | /teams-coaching                       |        | Coaching messages          |
        | /sitemap                              |        | Sitemap                    |
        | /shared-report                        |        | Shared health report       |
        | /mfa?mfaToken=m-1                     | /mfa   | Confirm that it is you     |
        | /?mfaToken=m-1&program=HYPERTENSION   | /mfa   | Confirm that it is you     |
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
    Scenario Outline: A second step started elsewhere continues with its token, <who>, and opens the requested page
      Given <who>
      And Mia has an account
      When the member opens "/" with an MFA token and "program=HYPERTENSION"
      Then the address is "/mfa?program=HYPERTENSION"
      And the portal requested the contact points with that token
      And no sign-in secret is left in the address
      When the member reloads the page
      And the member requests a code by "Text message to"
      And the member types the received code
      Then the address is "/blood-pressure/overview"
      And the header's account menu is named "Mia"

      Examples:
        | who                 |
        | Rosa has an account |
        | Rosa is signed in   |

    @portable
    Scenario: The second step of another sign-in is canceled, and the previous session continues
      Given a member is signed in
      And the calls "listMfaContactPoints" and "answerMfaChallenge" may be answered with 401 or 404
      When the member opens "/?mfaToken=m-1"
      Then the heading is "Confirm that it is you"
      When the member opens "/dashboard"
      Then the dashboard is open

    @portable
    Scenario: An address from Teams applies to itself only
      Given a member is signed in
      When the member opens "/?fromTeams=true"
      Then the sign-in page is open
      When the member opens "/dashboard"
      Then the dashboard is open
      And the dashboard greets the member by first name

    @portable @ROUTE-027
    Scenario: A follow-up link leads to the landing page
      Given a member with blood pressure is signed in
      When the member opens "/l/followup?program=HYPERTENSION"
      Then the address is "/blood-pressure/overview"

    @portable @ROUTE-044 @GAP-033
    Scenario: In the one-app the host handles the next link of a missing page
      When a visitor opens "/not-found?oneApp=true"
      Then the next link of the missing page is "/care-id"

  Rule: The sitemap lists the pages that the reader may open

    @portable @GAP-048
    Scenario: A visitor's sitemap
      When a visitor opens "/sitemap"
      Then the content leads to "Forgot your password?"
      And the content does not lead to "Blood pressure"

    @sandbox @GAP-048
    Scenario: A member's sitemap in the member layout
      Given Edith is signed in
      When the member opens "/sitemap"
      Then the content leads to "Blood pressure trends"
      And the content does not lead to "Blood sugar"
      And the sitemap is inside the member layout
      When the member fills "Find a page" with "PRESSURE tr"
      Then the content says "2 pages"
      And the content leads to "Blood pressure trends"
      And the content does not lead to "Blood pressure logs"
      When the member fills "Find a page" with "blood sugar"
      Then the content says "No page is called that."

  Rule: A page shows what has loaded without a wait

    @sandbox
    Scenario: The dashboard opens while all timers stand still
      Given Rosa is signed in
      When the member opens "/dashboard" while the clock stands still
      Then the heading is "Good afternoon"
      When the clock goes on
      Then the content says "Blood pressure"
