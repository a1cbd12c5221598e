import { LinkButton } from '../../layout/Button.tsx'
import { accountTexts } from '../../messages/accountTexts.ts'
import { giveAddress } from './connectRequest.ts'

/**
 * The way to give where nobody can sign in for the page that asked: our own donation page.
 *
 * @param search of this window's address; the donor's choices in it come along
 */
export const GiveHere = ({ search }: { search: string }) => {
  const { connect } = accountTexts.use()
  return (
    <LinkButton to={giveAddress(search)} look="donate">
      {connect.strangerGive}
    </LinkButton>
  )
}
