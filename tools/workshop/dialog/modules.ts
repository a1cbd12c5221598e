/** Replaces widget/loader/modules.ts: the loader opens its own shell, and a story draws into it. */
import { isLanguage } from '../../../shared/languages.ts'
import type { Shell } from '../../../widget/shell.ts'
import { load as inside } from '../../../widget/loader/modulesInside.ts'

type Draw = (dialog: HTMLDialogElement, options: Shell['options']) => Promise<void>

let draw: Draw

export const drawInto = (next: Draw): void => {
  draw = next
}

const ahead = {
  mount: (dialog: HTMLDialogElement, _given: unknown, _opener: unknown, options: Shell['options']) =>
    draw(dialog, options),
  warm: async () => {},
}

export const load = async (name: Parameters<typeof inside>[0]) => (isLanguage(name) ? ahead : inside(name))
