Feature: Route access
  A visitor reaches the public pages and is asked to sign in on every other page.
  A member reaches the pages that their programs open.

  Rule: Visitors reach only the public pages

    @portable @IMP-001 @ROUTE-046
    Scenario Outline: <address> is public
      When a visitor opens "<address>"
      Then the address is "<address>"
      And the heading is "<heading>"

      Examples:
        | address           | heading               |
        | /login            | Sign in               |
        | /forgot-password  | Forgot your password? |
        | /transitionScreen | Connect your accounts |

      @IMP-005 @ROUTE-080
      Examples: for non-members
        | address     | heading         |
        | /non-member | {brand} for you |

      @IMP-005 @ROUTE-081
      Examples: for people whose membership has ended
        | address                   | heading                |
        | /non-member/account-ended | Your account has ended |

    @portable @IMP-001 @ROUTE-046
    Scenario Outline: <address> asks a visitor to sign in
      When a visitor opens "<address>"
      Then the address is "/login"
      And the sign-in page is open

      Examples:
        | address    |
        | /dashboard |
        | /pending   |

  Rule: A member reaches the pages of their programs

    @sandbox @IMP-002
    Scenario Outline: <who> at "<address>" gets "<shown>"
      Given <who> is signed in
      When the member opens "<address>"
      Then the address is "<shown>"

      Examples:
        | who    | address                | shown                                 |
        | Rosa   | /blood-pressure/trends | /blood-pressure/trends                |
        | Walter | /blood-pressure/trends | /profile-preferences/account-settings |
        | Walter | /blood-sugar/all-logs  | /blood-sugar/all-logs                 |
