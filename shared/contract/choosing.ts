/** Calls that the dialog makes before it is usable (specification, section 7), with lean readers of their answers. Each throws `ApiError`. */
import { isDonationType } from './donation/donationType.ts'
import { check, choices, flag, id, isWhole, type LeftOut, maybe, rupees, schemaOf, shape, text } from './lean.ts'
import type { Giving, ProjectChoice } from './project.ts'
import { choicesPath, givingPath, type Transport } from './transport.ts'

const idOf = (entry: { id: number }): number => entry.id

/** `GET project/dropdown-list` */
export const leanProjectChoices = (leftOut: LeftOut) =>
  schemaOf(
    choices(
      shape<ProjectChoice>({
        id,
        title: text,
        donation_type: check(isDonationType),
        online: maybe(flag),
      }),
      idOf,
      leftOut,
    ),
  )

/** `POST donation/require-item` */
export const leanGiving = (leftOut: LeftOut) =>
  schemaOf(
    shape<Giving>({
      items: choices(
        shape({
          id,
          title: maybe(text),
          name: maybe(text),
          image: maybe(text),
          price: maybe(rupees),
          quantity: maybe(rupees),
          unit: maybe(text),
        }),
        idOf,
        leftOut,
      ),
      purpose: choices(shape({ id, title: text, asks_name: maybe(flag) }), idOf, leftOut),
      // Only the form of a fixed project needs it, and refuses NaN (shared/kinds/fixed.ts).
      donation_amount: (value) => {
        if (value == null || isWhole(value, 0)) return value
        leftOut({ donation_amount: value })
        return Number.NaN
      },
      suggested_amounts: maybe(choices(shape({ amount: rupees, label: text }), ({ amount }) => amount, leftOut)),
    }),
  )

const ignore: LeftOut = () => {}

/** @param leftOut is called with each project that the widget cannot use */
export const projectChoices = (t: Transport, leftOut = ignore) => t.get(choicesPath, leanProjectChoices(leftOut))

/**
 * Items, purposes and base amount (rupees) of a project.
 *
 * @param leftOut is called with each item, purpose and suggestion that the widget cannot use
 */
export const giving = (t: Transport, projectId: number, leftOut = ignore) =>
  t.post(givingPath, { project_id: projectId }, leanGiving(leftOut))
