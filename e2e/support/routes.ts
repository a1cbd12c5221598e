/** Every route of the site (specification, section 2), with ids that the demo's content has. */
export const publicRoutes = [
  '/home',
  '/about',
  '/swargashram',
  '/projects',
  '/project-details/1',
  '/internship-project',
  '/ashayein-project',
  '/csr-support',
  '/media',
  '/photos',
  '/video',
  '/blog',
  '/blog-details/1',
  '/archives',
  '/contact',
  '/donate',
  '/partner-registration',
  '/privacy-and-policy',
  '/terms-and-conditions',
  '/not-found',
] as const

/** Prerendered none of them: they are one person's, or a step of signing in or paying. */
export const otherRoutes = [
  '/login',
  '/signup',
  '/forget-password',
  '/reset-password',
  '/profile',
  '/donation',
  '/notifications',
  '/payment-success',
  '/payment-failure',
  '/payment-pending',
  '/connect',
  '/handover',
] as const
