import { useParams } from '@tanstack/react-router';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { productionTexts } from './production.texts.ts';
import { ProductionPlan } from './production-plan.tsx';

/** Where the cloth of one order is, and whose turn it is. */
export function ProductionScreen() {
  const goBack = useGoBack(pathTo('orders'));
  const { fabId = '', orderId = '' } = useParams({ strict: false });
  return (
    <Screen title={productionTexts.title} onBack={goBack}>
      <ProductionPlan key={orderId} fabId={fabId} orderId={orderId} />
    </Screen>
  );
}
