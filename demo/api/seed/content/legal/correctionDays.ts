/** So many days after the payment a donation made by mistake is put right: the terms say so, and the form beside CONTINUE. */
export const correctionDays = 15
