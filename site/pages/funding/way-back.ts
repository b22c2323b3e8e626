interface Deposit<Method> {
  method: Method;
  amount: number;
}

interface Payout<Method> {
  method: Method;
  /** The part that returns deposits made by the method. */
  returned: number;
  /** Above all deposits. */
  gain: number;
}

/**
 * Divides a withdrawal: to each method up to what came by it, in their order; what is above all deposits, to the last one.
 * @param deposits one for each method; the last can receive gains
 */
export function divideWithdrawal<Method>(
  deposits: readonly Deposit<Method>[],
  withdrawal: number,
): Payout<Method>[] {
  let left = withdrawal;
  return deposits.map(({ method, amount }, index) => {
    const returned = Math.min(amount, left);
    left -= returned;
    return { method, returned, gain: index === deposits.length - 1 ? left : 0 };
  });
}
