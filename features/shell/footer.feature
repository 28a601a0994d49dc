Feature: Footer
  The footer of every page has the legal notices, the sitemap and the version, and links for some
  members.

  Rule: The footer depends on the member

    @sandbox @SHELL-023 @SHELL-024 @GAP-042 @GAP-039
    Scenario Outline: <member> sees <links>
      Given <member> is signed in
      When the member opens "/user-guides"
      Then the footer links to exactly <links>
      And the footer's external links are all in "<language>"

      Examples:
        | member | links                                                                       | language |
        | Frank  | "Terms", "Privacy", "Privacy practices" and "Sitemap"                       | en       |
        | Theo   | "Terms", "Privacy", "Privacy practices", "Sitemap" and "Children’s privacy" | en       |
        | Carmen | "Términos", "Privacidad", "Prácticas de privacidad" and "Mapa del sitio"    | es       |

    @sandbox @SHELL-027 @GAP-043 @GAP-118
    Scenario: The profile pages show the last activity in the time zone of the device
      Given the device's time zone is "Pacific/Auckland"
      And Rosa is signed in
      When the member opens "/profile-preferences/communications"
      Then the footer shows the time of the last activity from the session's answer in "Pacific/Auckland"
      When the member follows "Sitemap"
      Then the footer does not mention children's privacy or a last activity
