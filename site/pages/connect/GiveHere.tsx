import { LinkButton } from '../../layout/Button.tsx'
import { giveAddress } from './connectRequest.ts'
import { useTexts } from '../../texts/useTexts.ts'

/**
 * The alternative if nobody can sign in for the asking page: our own donation page.
 *
 * @param search of this window's address; it contains the donor's choices
 */
export const GiveHere = ({ search }: { search: string }) => {
  const { connect } = useTexts('account')
  return (
    <LinkButton to={giveAddress(search)} look="donate">
      {connect.strangerGive}
    </LinkButton>
  )
}
