/** A candidate of the comparison: our widget, the floor, or a peer, each on its own page. */
import { demoProject } from '../../../api/testing/demoContent.ts'
import { ourOpener } from '../measure/measureOpening.ts'
import type { Peer } from './peer.ts'

export interface Candidate extends Pick<Peer, 'name' | 'opener' | 'openedWhen' | 'usableWhen' | 'answer'> {
  url: string
}

const dialog = 'html > div >> dialog[open]'

/** @param hostRoot address of the bench's own pages */
export const ours = (hostRoot: string): Candidate => ({
  name: 'ours',
  url: `${hostRoot}/project?id=${demoProject('medical-camp').id}`,
  opener: ourOpener,
  openedWhen: dialog,
  usableWhen: `${dialog} form :is(input, button)`,
})

export const floor = (hostRoot: string): Candidate => ({
  name: 'floor: bare <dialog>',
  url: `${hostRoot}/floor`,
  opener: 'button',
  openedWhen: 'dialog[open]',
  usableWhen: 'dialog[open] input',
})

export const candidateOf = (peer: Peer, hostRoot: string): Candidate => ({
  ...peer,
  url: `${hostRoot}/peers/${peer.slug}/`,
})
