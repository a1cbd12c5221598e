import { donationModes } from '../../../../shared/contract/donation/donationMode.ts'
import { donationStates } from '../../../../shared/contract/donation/donationState.ts'
import { useProjects } from '../../../components/menu/useProjects.ts'
import type { FilterField } from '../table/filterField.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** The filters of the list of donations. */
export const useDonationFilters = (): readonly FilterField[] => {
  const { filters, states, modes } = useTexts('desk').donations
  const { filter } = useTexts('desk').desk
  const { list } = useProjects('')
  return [
    { name: 'search', label: filters.search, kind: 'search' },
    {
      name: 'state',
      label: filters.state,
      kind: 'choice',
      options: donationStates.map((value) => ({ value, label: states[value] })),
    },
    { name: 'from', label: filter.from, kind: 'day' },
    { name: 'to', label: filter.to, kind: 'day' },
    {
      name: 'mode',
      label: filters.mode,
      kind: 'choice',
      options: donationModes.map((value) => ({ value, label: modes[value] })),
      rare: true,
    },
    {
      name: 'project',
      label: filters.project,
      kind: 'choice',
      options: list.projects.map(({ id, title }) => ({ value: String(id), label: title })),
      rare: true,
    },
    { name: 'partner', label: filters.partner, kind: 'text', rare: true },
    { name: 'least', label: filters.least, kind: 'amount', rare: true },
    { name: 'most', label: filters.most, kind: 'amount', rare: true },
  ]
}
