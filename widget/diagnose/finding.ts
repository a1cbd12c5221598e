/** What stands in the way of giving: for whoever embeds the widget, in the console. */
export interface Finding {
  code:
    | 'script_twice'
    | 'api_answer'
    | 'api_unreachable'
    | 'site_root'
    | 'project_unknown'
    | 'csp'
    | 'partner_unknown'
    | 'origin_unregistered'
    | 'code_blocked'
    | 'offline'
    | 'misspelt'
  hint: string
  /** The line that mends it. */
  fix?: string
}
