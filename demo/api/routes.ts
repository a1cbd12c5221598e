import { partner, partnerToken } from './accounts/partner.ts'
import { forgetPassword, resetPassword } from './accounts/resetPassword.ts'
import { login, logout, profile, register } from './accounts/signIn.ts'
import { registerSocial } from './accounts/social.ts'
import { addDonation } from './donation/addDonation.ts'
import { handover } from './donation/handover.ts'
import { listDonations } from './donation/listDonations.ts'
import { paymentDetail } from './donation/paymentDetail.ts'
import { updateStatus } from './donation/updateStatus.ts'
import type { Route } from './http/call.ts'
import { outbox } from './mail/outbox.ts'
import { paymentReturn } from './payment/paymentReturn.ts'
import { paymentWebhook } from './payment/webhook.ts'
import { contactDetails } from './projects/contactDetails.ts'
import { dropdownList, getProjects, showProject } from './projects/project.ts'
import { requireItem } from './projects/requireItem.ts'

/** Every call of the API: who may make it from where, and what answers it. */
export const routes: readonly Route[] = [
  { method: 'GET', path: 'project/dropdown-list', audience: 'public', auth: 'optional', handle: dropdownList },
  { method: 'GET', path: 'project/get-projects', audience: 'public', auth: 'optional', handle: getProjects },
  { method: 'POST', path: 'project/show', audience: 'public', auth: 'optional', handle: showProject },
  { method: 'POST', path: 'donation/require-item', audience: 'public', auth: 'optional', handle: requireItem },
  { method: 'GET', path: 'get-contact-details', audience: 'public', auth: 'optional', handle: contactDetails },
  { method: 'GET', path: 'donation/partner', audience: 'public', auth: 'optional', handle: partner },

  { method: 'POST', path: 'register', audience: 'site', auth: 'none', handle: register },
  { method: 'POST', path: 'login', audience: 'site', auth: 'none', handle: login },
  { method: 'POST', path: 'forget-password', audience: 'site', auth: 'none', handle: forgetPassword },
  { method: 'POST', path: 'reset-password', audience: 'site', auth: 'none', handle: resetPassword },
  { method: 'POST', path: 'register/social', audience: 'site', auth: 'none', handle: registerSocial },
  { method: 'POST', path: 'logout', audience: 'site', auth: 'full', handle: logout },
  { method: 'GET', path: 'profile', audience: 'site', auth: 'full', handle: profile },
  { method: 'GET', path: 'donation', audience: 'site', auth: 'full', handle: listDonations },
  { method: 'POST', path: 'donation/handover', audience: 'site', auth: 'none', handle: handover },
  { method: 'POST', path: 'donation/partner-token', audience: 'site', auth: 'full', handle: partnerToken },

  { method: 'POST', path: 'donation/payment-detail', audience: 'donate', auth: 'donor', handle: paymentDetail },
  { method: 'POST', path: 'donation/add-donation', audience: 'donate', auth: 'donor', handle: addDonation },
  { method: 'POST', path: 'donation/update-status', audience: 'donate', auth: 'donor', handle: updateStatus },

  { method: 'POST', path: 'payment/return/:txnid', audience: 'provider', auth: 'none', handle: paymentReturn },
  { method: 'POST', path: 'payment/webhook', audience: 'provider', auth: 'none', handle: paymentWebhook },
  { method: 'GET', path: 'outbox', audience: 'provider', auth: 'none', handle: outbox },
]
