Feature: The footer
  Below every page stand the words of law, the way to all pages and the version; and what only some
  members need.

  Rule: Each member has her own

    @sandbox @SHELL-023 @SHELL-024 @GAP-042 @GAP-039
    Scenario Outline: <member> finds <links>
      Given <member> is signed in
      When he opens "/user-guides"
      Then the footer links to exactly <links>
      And the footer's outside links are all in "<language>"

      Examples:
        | member | links                                                                       | language |
        | Frank  | "Terms", "Privacy", "Privacy practices" and "Sitemap"                       | en       |
        | Theo   | "Terms", "Privacy", "Privacy practices", "Sitemap" and "Children’s privacy" | en       |
        | Carmen | "Términos", "Privacidad", "Prácticas de privacidad" and "Mapa del sitio"    | es       |

    @sandbox @SHELL-027 @GAP-043 @GAP-118
    Scenario: on the pages of her profile stands when she was last here
      Given Rosa is signed in
      When she opens "/profile-preferences/communications"
      Then the footer says when she was last active, as the answer of her session has it
      When she follows "Sitemap"
      Then the footer says nothing of children's privacy or of a last activity
