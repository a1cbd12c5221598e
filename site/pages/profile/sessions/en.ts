export const en = {
  title: 'Where you are signed in',
  lead: 'If you do not know a device, sign it out and change your password.',
  current: 'This device',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  since: (day: string) => `Signed in on ${day}.`,
  used: (time: string) => `Last used: ${time}.`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out: ${device}`,
  endOthers: 'Sign out everywhere else',
  alone: 'You are signed in on this device only.',
  ended: 'The device is signed out.',
  othersEnded: 'Every other device is signed out.',
}

export type SessionsTexts = typeof en
