Feature: Alerts
  A member sees who receives alerts of their blood sugar.
  The page also says when no person is named.

  @sandbox
  Scenario Outline: <who> at <path>
    Given <who> is signed in
    When the member opens "<path>"
    Then the page is titled "<title> | {brand}"
    And the content says "<says>"

    @ROUTE-071
    Examples:
      | who   | path           | title          | says                                     |
      | Rosa  | /authorization | Authorizations | Gets alerts of low and high blood sugar. |
      | Edith | /authorization | Authorizations | You have not named anybody.              |
