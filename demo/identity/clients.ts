/** In which provider's format the client wants its answer. */
export type ClientKind = 'google' | 'apple'

/** Client ids of the trust's site at the sandbox. A real one comes from the provider, and from the site's configuration. */
export const sandboxClients: Record<ClientKind, string> = {
  google: 'kinara-site.google.sandbox.example',
  apple: 'example.kinara.site.sandbox',
}

export function kindOf(clientId: string): ClientKind | null {
  if (clientId === sandboxClients.google) return 'google'
  return clientId === sandboxClients.apple ? 'apple' : null
}
