// Runs the commands on its standard input and ends with the status that they ask for.
Console.Error.WriteLine($"{args.Length} arguments, input redirected: {Console.IsInputRedirected}");
AppDomain.CurrentDomain.ProcessExit += (_, _) =>
    Console.WriteLine($"leaving with {Environment.ExitCode}");

var stack = new Stack<double>();
int number = 0;
while (Console.ReadLine() is { } line)
{
    number++;
    var words = line.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries);
    if (words is [] or ["#", ..])
        continue;
    try
    {
        Run(words);
    }
    catch (Exception error) when (error is InvalidOperationException or FormatException)
    {
        Console.Error.WriteLine($"line {number}: {error.Message}");
        Environment.ExitCode++;
    }
}
Console.WriteLine($"end of input after {number} lines");

void Run(string[] words)
{
    switch (words)
    {
        case ["push", .. var values]:
            foreach (var value in values)
                stack.Push(double.Parse(value));
            break;
        case [("add" or "mul" or "sub" or "div") and var name]:
            double right = stack.Pop(), left = stack.Pop();
            stack.Push(name switch
            {
                "add" => left + right, "mul" => left * right, "sub" => left - right,
                _ => left / right,
            });
            break;
        case ["show"]:
            Console.WriteLine(string.Join(" ", stack));
            break;
        case ["say", ..]:
            Console.WriteLine(string.Join(" ", words[1..]));
            Console.Out.Flush();
            break;
        case ["exit", var status]:
            Console.Write("rest: " + Console.In.ReadToEnd().ReplaceLineEndings("|") + "\n");
            Environment.Exit(int.Parse(status));
            break;
        default:
            throw new InvalidOperationException($"unknown command '{words[0]}'");
    }
}
