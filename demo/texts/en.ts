export const en = {
  /** The demo's trust. A real one sets TRUST_NAME and TRUST_NAME_HI (docs/configuration.md). */
  trustName: 'Kinara Seva Nyas',
  /** Texts of the sign-in page. */
  identity: {
    title: 'Sandbox sign-in',
    lead: 'An invented identity provider for trying out sign-in on one machine. No password is asked, and nobody here is real.',
    who: 'Who are you today?',
    go: 'Continue to Kinara Seva Nyas',
    other: 'Somebody else',
    name: 'Name',
    email: 'E-mail',
    next: 'Continue',
    close: 'Close',
    done: 'Signed in. This window closes by itself.',
    refused: 'This sign-in cannot go on',
    refusedText: 'The page that opened it asked in a way that this provider does not know:',
  },
}
