/** `npm run staff`: who works for the trust. */
import { parseArgs } from 'node:util'
import { emailSchema } from '../../shared/contract/people/person.ts'
import { staffRoleSchema, staffRoles } from '../../shared/contract/people/account.ts'
import { closeDemoAccounts } from '../accounts/demoAccounts.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import { addStaff, endSessions, listStaff, removeStaff, resetSecondFactor } from './staffAccounts.ts'
import { CommandFailed, readOwn, runCommand, withDatabase, WrongArguments } from './runCommand.ts'

const usage = `Usage:
  npm run staff -- add EMAIL --role ROLE [--name NAME]    gives a role; the person chooses a new password by mail
  npm run staff -- list                                   shows who works for the trust
  npm run staff -- remove EMAIL                           takes the role away; the account stays a donor's
  npm run staff -- reset-second-factor EMAIL              for a lost phone: the next sign-in needs the password only
  npm run staff -- sign-out EMAIL                         ends all sessions of an account, a donor's too
  npm run staff -- sign-out --everybody                   ends the sessions of all accounts
  npm run staff -- close-demo                             takes password, role and sessions of the demo's accounts away

ROLE is ${staffRoles.join(', ')}.

Example:
  npm run staff -- add meera@your-trust.in --role accountant --name "Meera Rao"`

await runCommand(usage, async (args) => {
  const options = { role: { type: 'string' }, name: { type: 'string' }, everybody: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const [command, address, ...more] = positionals
  if (more.length > 0) throw new WrongArguments(`"${more.join(' ')}" is too much.`)
  if (command === 'list') return list()
  if (command === 'close-demo') return closeDemo()
  if (command === 'sign-out' && values.everybody && address === undefined) return signOut(null)
  if (command !== 'sign-out' && command !== 'add' && command !== 'remove' && command !== 'reset-second-factor')
    throw new WrongArguments('Say "add", "list", "remove", "reset-second-factor", "sign-out" or "close-demo" first.')
  const email = emailSchema.safeParse(address)
  if (!email.success) throw new WrongArguments('Name an e-mail address, for example meera@your-trust.in.')
  if (command === 'remove') return remove(email.data)
  if (command === 'sign-out') return signOut(email.data)
  if (command === 'reset-second-factor') return reset(email.data)
  const role = staffRoleSchema.safeParse(values.role)
  if (!role.success) throw new WrongArguments(`Say --role with one of ${staffRoles.join(', ')}.`)
  const { SITE_URL: siteRoot } = readOwn('SITE_URL')
  const { hours } = await withDatabase((deps) =>
    addStaff(deps, { email: email.data, role: role.data, name: values.name ?? '', siteRoot }),
  )
  console.log(`${email.data} is now ${role.data}, and is signed out everywhere.`)
  console.log(
    `The API mails a link to this address. It works once, for ${hours} hours, to choose a new password. If it is too late, ask for another one at ${siteRoot}${sitePaths.forgetPassword}`,
  )
})

async function list(): Promise<void> {
  const staff = await withDatabase(listStaff)
  for (const { email, role, full_name } of staff) console.log(`${role}\t${email}\t${full_name}`)
  if (staff.length === 0) console.log('Nobody yet. Add the first: npm run staff -- add EMAIL --role administrator')
}

async function remove(email: string): Promise<void> {
  if (!(await withDatabase((deps) => removeStaff(deps, email)))) throw new CommandFailed(`${email} is not staff.`)
  console.log(`${email} has no role any more, and is signed out everywhere.`)
}

async function reset(email: string): Promise<void> {
  if (!(await withDatabase((deps) => resetSecondFactor(deps, email))))
    throw new CommandFailed(`${email} has no second factor.`)
  console.log(
    `${email} is signed out everywhere, and signs in with the password only until a new second factor is set up.`,
  )
}

/** @param email null: everybody */
async function signOut(email: string | null): Promise<void> {
  const ended = await withDatabase((deps) => endSessions(deps, email))
  if (ended === null) throw new CommandFailed(`${email} has no account.`)
  console.log(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`)
}

async function closeDemo(): Promise<void> {
  const closed = await withDatabase(closeDemoAccounts)
  for (const email of closed) console.log(`closed\t${email}`)
  console.log('No account of the demo can sign in. Donations that the demo invented are still in the ledger.')
}
