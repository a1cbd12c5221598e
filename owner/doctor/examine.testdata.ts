/** A good page, and the doctor's findings for others. */
import { examine } from './examine.ts'
import { readPastedPage } from './pastedPage.ts'
import type { DoctorCode } from '../../shared/embed/findings.ts'
import type { Trust } from '../trust.ts'

export const trust: Trust = {
  siteRoot: 'https://kinara.example',
  apiRoot: 'https://api.kinara.example/api',
  projects: [
    { id: 1, title: 'Annadan' },
    { id: 3, title: 'School' },
  ],
  partner: { name: 'Green Leaf', partner_id: 'greenleaf' },
  unknownPartners: new Set(['nobody']),
  integrity: new Map([['1.0.0', 'sha384-abc']]),
}
export const script = '<script async src="https://kinara.example/widget/v1/donate.js"></script>'
export const button =
  '<donate-button project-id="3"><a href="https://kinara.example/donate?project=3">Donate Now</a></donate-button>'
export const good = `${script}\n${button}`
export const hosts =
  'script-src https://kinara.example; connect-src https://api.kinara.example; img-src https://api.kinara.example'

export interface Asked {
  html?: string
  policy?: string
  address?: string
  trust?: Partial<Trust>
}
export const problems = ({
  html = good,
  policy = '',
  address = 'https://green.example/csr',
  trust: known = {},
}: Asked) => examine(readPastedPage(html, policy, address), { ...trust, ...known })
export const findingsIn = (asked: Asked) =>
  problems(asked).map(({ code, about, line, fix }) => ({ code, about, line, fix }))
export const codes = (asked: Asked): DoctorCode[] => problems(asked).map(({ code }) => code)
