// Reads and compiles programs of C#, in a sandbox. The first argument is the folder of the SDK's
// compiler, whose libraries do the work. With a second one it examines the programs in that file;
// without, it compiles what it is asked to.
using System;
using System.IO;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;

static class Program
{
    static void Main(string[] arguments)
    {
        string folder = arguments[0];
        AssemblyLoadContext.Default.Resolving += (context, name) =>
        {
            string path = Path.Combine(folder, name.Name + ".dll");
            return File.Exists(path) ? context.LoadFromAssemblyPath(path) : null;
        };
        Work(arguments);
    }

    /// Apart from Main, which must not need the libraries before it says where they are.
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Work(string[] arguments)
    {
        using var input = Console.OpenStandardInput();
        using var output = Console.OpenStandardOutput();
        if (arguments.Length > 1)
            Examination.Examine(arguments[1], output);
        else
            CompileServer.Serve(new StreamReader(input), output);
    }
}
