/** The pages' code, each fetched when it is wanted. */
import { paths } from './paths.ts'

const outcome = async () => ({ default: (await import('../pages/outcome/OutcomePage.tsx')).OutcomePage })
const donate = async () => ({ default: (await import('../pages/donate/DonatePage.tsx')).DonatePage })

export const pages = {
  home: donate,
  login: async () => ({ default: (await import('../pages/login/LoginPage.tsx')).LoginPage }),
  signup: async () => ({ default: (await import('../pages/signup/SignupPage.tsx')).SignupPage }),
  forgetPassword: async () => ({
    default: (await import('../pages/forgetPassword/ForgetPasswordPage.tsx')).ForgetPasswordPage,
  }),
  resetPassword: async () => ({
    default: (await import('../pages/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
  }),
  donate,
  paymentSuccess: outcome,
  paymentFailure: outcome,
  connect: async () => ({ default: (await import('../pages/connect/ConnectPage.tsx')).ConnectPage }),
  handover: async () => ({ default: (await import('../pages/handover/HandoverPage.tsx')).HandoverPage }),
} satisfies Record<keyof typeof paths, () => Promise<unknown>>

/** Fetches the code of an address side by side with the catalogue, instead of after it. A failure shows when the page is drawn. */
export const fetchPageAhead = (pathname: string): void => {
  for (const name of Object.keys(paths) as Array<keyof typeof paths>) {
    if (paths[name] === pathname) pages[name]().catch(() => {})
  }
}
