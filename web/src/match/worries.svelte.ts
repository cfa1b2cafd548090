/** What somebody has read on this page and need not be told again. */
export const worries = $state({ isRead: false });
