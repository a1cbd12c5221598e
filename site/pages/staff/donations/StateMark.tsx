import type { DonationState } from '../../../../shared/contract/donation/donationState.ts'
import styles from './Donations.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

const tones: Record<DonationState, 'good' | 'open' | 'ended' | 'wrong'> = {
  created: 'open',
  handed_over: 'open',
  pending: 'open',
  paid: 'good',
  failed: 'ended',
  cancelled: 'ended',
  expired: 'ended',
  part_refunded: 'wrong',
  refunded: 'wrong',
  disputed: 'wrong',
  dispute_won: 'good',
  dispute_lost: 'wrong',
  voided: 'wrong',
}

/** The state in words, with a mark; the colour is not needed to read it. */
export const StateMark = ({ state }: { state: DonationState }) => (
  <span className={styles.state} data-tone={tones[state]}>
    {useTexts('desk').donations.states[state]}
  </span>
)
